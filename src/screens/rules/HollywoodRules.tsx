import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { BackLink } from '../../navigation/TopBar';
import { useStack } from '../../navigation/useStack';
import { Panel } from '../../ui/controls/Panel';
import { Curtain } from '../../ui/Curtain';
import { useLayout } from '../../ui/layout';
import { Screen } from '../../ui/Screen';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';
import { SectionIndex } from './SectionIndex';
import { SectionPage } from './SectionPage';
import type { SectionName } from './sections';

interface Props {
  readonly section: SectionName | undefined;
  /** The address named a section that is not there. */
  readonly isLost: boolean;
}

const GAME = { game: HOLLYWOOD.id } as const;
const INDEX_WIDEST = 920;
const PAGE_WIDEST = 620;

/** The rules of *Hollywood!*: all headings, or one section. What lies beneath waits as it was left. */
export function HollywoodRules({ section, isLost }: Props) {
  const { t } = useTranslation('rules');
  const navigation = useStack();
  const { form, width } = useLayout();

  const goTo = (to: SectionName) => {
    // From the index one comes back to the index; from section to section one leafs.
    if (section === undefined) navigation.push('Rules', { ...GAME, section: to });
    else navigation.replace('Rules', { ...GAME, section: to });
  };
  const goToAll = () => {
    const beneath = navigation.getState().routes.at(-2);
    if (beneath?.name === 'Rules') navigation.goBack();
    else navigation.replace('Rules', GAME);
  };

  return (
    <Screen backdrop={<Curtain />}>
      <View style={styles.rules}>
        <View style={form === 'column' ? styles.stacked : styles.beside}>
          <View style={styles.bar}>
            <BackLink />
          </View>
          <Heading level={1} size="heading">
            {t('of', { game: HOLLYWOOD.name })}
          </Heading>
        </View>
        {section === undefined ? (
          <Panel style={[styles.index, { width: Math.min(width, INDEX_WIDEST) }]}>
            {isLost && <Words>{t('unknown')}</Words>}
            <SectionIndex onOpen={goTo} />
          </Panel>
        ) : (
          <SectionPage
            section={section}
            width={Math.min(width, PAGE_WIDEST)}
            level={2}
            onOpen={goTo}
            onAll={goToAll}
          />
        )}
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  rules: { gap: SPACE.l },
  bar: { flexDirection: 'row' },
  stacked: { gap: SPACE.m },
  beside: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.l },
  index: { alignSelf: 'center' },
});
