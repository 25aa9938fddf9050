import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import { LinkPlate } from '../../navigation/LinkPlate';
import { NavLink } from '../../navigation/NavLink';
import { BackLink, TopBar } from '../../navigation/TopBar';
import { Curtain } from '../../ui/Curtain';
import { type LayoutForm, useLayout } from '../../ui/layout';
import { Plaque } from '../../ui/Plaque';
import { QuietPlate } from '../../ui/QuietPlate';
import { Screen } from '../../ui/Screen';
import { SPACE } from '../../ui/theme/sizes';
import { HOLLYWOOD } from '../shelf';
import { Cover } from './Cover';
import { Steps } from './Steps';

const COLUMNS: Readonly<Record<LayoutForm, 1 | 2 | 3>> = { column: 1, row: 2, tablet: 2, desk: 3 };

/** What *Hollywood!* is and how it is played, like the leaflet one gets at the door. */
export function HollywoodProgramme() {
  const { t } = useTranslation(['programme', 'rules']);
  const { form, width } = useLayout();
  return (
    <Screen backdrop={<Curtain />}>
      <View style={styles.programme}>
        <TopBar />
        <Cover width={width} isWide={form !== 'column'} />
        <Plaque title={t('programme:howTo')} />
        <Steps width={width} columns={COLUMNS[form]} />
        <View style={styles.foot}>
          <LinkPlate
            to={{ screen: 'Setup', params: { game: HOLLYWOOD.id } }}
            label={t('programme:play')}
          />
          <NavLink to={{ screen: 'Rules', params: { game: HOLLYWOOD.id } }}>
            <QuietPlate label={t('rules:allOf', { game: HOLLYWOOD.name })} />
          </NavLink>
          <BackLink />
        </View>
      </View>
    </Screen>
  );
}

const styles = StyleSheet.create({
  programme: { gap: SPACE.l },
  foot: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: SPACE.m,
  },
});
