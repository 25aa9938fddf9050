import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type ScrollView, StyleSheet, View } from 'react-native';

import type { Block, Book } from '../../games/contract';
import { BackLink } from '../../navigation/TopBar';
import { Panel } from '../../ui/controls/Panel';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { useSteps } from '../../ui/motion/useSteps';
import { Page } from '../../ui/Page';
import { QuietButton } from '../../ui/QuietButton';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { Blocks } from './Blocks';
import { BookIndex } from './BookIndex';
import { bringToTop } from './bringToTop';

interface Props {
  readonly name: string;
  readonly book: Book;
  /** The section that the address names, whatever that is. */
  readonly section: string | undefined;
  /** Another section was gone to; none is the list of them all. */
  readonly onSection: (section: string | undefined) => void;
}

const PAGE_WIDEST = 620;
/** Of the headings above the sections: no section is called so. */
const INDEX = '';

function wordsOf(body: readonly Block[]): string {
  const parts = body.map((block) =>
    typeof block === 'string' ? [block] : 'list' in block ? block.list : block.steps,
  );
  return parts.flat().join(' ');
}

type Keep = (id: string, head: View | null) => void;

interface HeadProps {
  readonly id: string;
  readonly keep: Keep;
  readonly children: ReactNode;
}

/** A heading that can be gone to. */
function Head({ id, keep, children }: HeadProps) {
  return (
    <View
      ref={(head) => {
        keep(id, head);
      }}
      tabIndex={-1}
    >
      {children}
    </View>
  );
}

/** A book of rules on one long page: how to play in short, all headings, and every section. */
export function BookPages({ name, book, section, onSection }: Props) {
  const { t } = useTranslation('rules');
  const { width } = useLayout();
  const scroller = useRef<ScrollView>(null);
  const content = useRef<View>(null);
  const heads = useRef(new Map<string, View>());
  const { intro, sections } = book;
  const parts = sections.length + 1;
  const shown = useSteps(parts);
  const isKnown = sections.some(({ id }) => id === section);
  const pageStyle = { width: Math.min(width, PAGE_WIDEST), alignSelf: 'center' } as const;

  const goTo = (id: string) => {
    const head = heads.current.get(id);
    if (head !== undefined) bringToTop(head, content.current, scroller.current);
    onSection(id === INDEX ? undefined : id);
  };
  const keep: Keep = (id, head) => {
    if (head === null) heads.current.delete(id);
    else heads.current.set(id, head);
  };

  // Where the address leads. Only the whole page is long enough for late sections to come to the top.
  const isWhole = shown === parts;
  useEffect(() => {
    const head = section === undefined ? undefined : heads.current.get(section);
    if (isWhole && head !== undefined) bringToTop(head, content.current, scroller.current);
  }, [isWhole, section]);

  const toIndex = (
    <QuietButton
      label={t('all')}
      onPress={() => {
        goTo(INDEX);
      }}
    />
  );
  return (
    <Screen backdrop={<Curtain />} scroller={scroller}>
      <View ref={content} style={styles.book}>
        <View style={styles.bar}>
          <BackLink />
          {toIndex}
        </View>
        <Heading level={1} size="heading">
          {t('of', { game: name })}
        </Heading>
        <Page style={pageStyle}>
          <Heading level={2} ink="pageTitle">
            {intro.title}
          </Heading>
          <Blocks body={intro.body} />
        </Page>
        <Panel style={pageStyle}>
          <Head id={INDEX} keep={keep}>
            <Heading level={2}>{t('all')}</Heading>
          </Head>
          {section !== undefined && !isKnown && <Words>{t('unknown')}</Words>}
          <BookIndex
            headings={sections.map(({ id, title, body }) => ({ id, title, text: wordsOf(body) }))}
            onOpen={goTo}
          />
        </Panel>
        {sections.slice(0, shown - 1).map(({ id, title, body }) => (
          <Page key={id} style={pageStyle}>
            <Head id={id} keep={keep}>
              <Heading level={2} ink="pageTitle">
                {title}
              </Heading>
            </Head>
            <Blocks body={body} />
          </Page>
        ))}
        <View style={styles.foot}>{toIndex}</View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  book: { gap: SPACE.l },
  bar: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s },
  foot: { alignItems: 'center' },
});
