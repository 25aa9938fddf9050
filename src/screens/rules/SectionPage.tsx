import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Platform, StyleSheet, View } from 'react-native';

import { Page, PAGE_EDGE } from '../../ui/Page';
import { QuietButton } from '../../ui/QuietButton';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { PICTURES } from './pictures/pictures';
import { Stage } from './pictures/Stage';
import { SECTIONS, type SectionName } from './sections';

interface Props {
  readonly section: SectionName;
  readonly width: number;
  /** Of its heading in the outline of the screen. */
  readonly level: 2 | 3;
  readonly onOpen: (section: SectionName) => void;
  /** Back to all headings. */
  readonly onAll: () => void;
}

const STAGE_EDGE = 2 * SPACE.m;

/** What was pressed to come here is gone: a keyboard goes on from the heading, which is read out. */
function useFocusAtFirst() {
  const view = useRef<View>(null);
  useEffect(() => {
    if (Platform.OS === 'web') view.current?.focus();
  }, []);
  return view;
}

/** One section of the rules: a picture, a few sentences, and the way on. */
export function SectionPage({ section, width, level, onOpen, onAll }: Props) {
  const { t } = useTranslation('rules');
  const head = useFocusAtFirst();
  const Picture = PICTURES[section];
  const at = SECTIONS.findIndex(({ name }) => name === section);
  const [before, next] = [SECTIONS[at - 1]?.name, SECTIONS[at + 1]?.name];
  const way = (to: SectionName | undefined, label: 'before' | 'next') =>
    to !== undefined && (
      <QuietButton
        label={t(label, { title: t(`section.${to}.title`) })}
        onPress={() => {
          onOpen(to);
        }}
      />
    );
  return (
    <View style={styles.section}>
      <View style={styles.ways}>
        <QuietButton label={t('all')} onPress={onAll} />
      </View>
      <Page style={{ width }}>
        <View ref={head} tabIndex={-1}>
          <Heading level={level} size="heading" ink="pageTitle">
            {t(`section.${section}.title`)}
          </Heading>
        </View>
        <Stage label={t(`section.${section}.picture`)}>
          <Picture width={width - PAGE_EDGE - STAGE_EDGE} />
        </Stage>
        {t(`section.${section}.body`)
          .split('\n')
          .map((sentences) => (
            <Words key={sentences} ink="page">
              {sentences}
            </Words>
          ))}
      </Page>
      <View style={styles.ways}>
        {way(before, 'before')}
        {way(next, 'next')}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  section: { gap: SPACE.m, alignItems: 'center' },
  ways: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s },
});
