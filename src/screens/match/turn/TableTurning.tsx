import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { StyleSheet, View } from 'react-native';

import type { Player } from '../../../engine/players';
import { preferences } from '../../../session/app';
import { TABLE_SIDES } from '../../../session/preference-choices';
import { usePreferences } from '../../../session/usePreferences';
import { Disclosure } from '../../../ui/controls/Disclosure';
import { Segments } from '../../../ui/controls/Segments';
import { PlayerToken } from '../../../ui/PlayerToken';
import { Words } from '../../../ui/text/Words';
import { SPACE } from '../../../ui/theme/sizes';
import { sidesOf } from './facing';
import { FaceToFaceSwitch } from './FaceToFaceSwitch';

interface Props {
  readonly players: readonly Player[];
}

const TOKEN = 28;
/** Two beside two on a phone, all four on a tablet: never three and one. */
const NARROWEST = 112;

/** By which edge of the phone each of the people sits. */
function Sides({ players }: Props) {
  const { t } = useTranslation('faceToFace');
  const said = usePreferences(({ sides }) => sides);
  const sides = sidesOf(players, said);
  return (
    <View style={styles.sides}>
      <Words size="caption" ink="nightSoft">
        {t('sidesLine')}
      </Words>
      {players.map(({ name, colour, glyph }, seat) => {
        const side = sides[seat];
        return (
          side && (
            <View key={seat} style={styles.person}>
              <View style={styles.name}>
                <PlayerToken colour={colour} glyph={glyph} size={TOKEN} />
                <Words face="strong">{name}</Words>
              </View>
              <Segments
                label={t('sideOf', { player: name })}
                options={TABLE_SIDES.map((value) => ({ value, label: t(`side.${value}`) }))}
                value={side}
                narrowest={NARROWEST}
                onChange={(value) => {
                  preferences.setState(({ sides: before }) => ({
                    sides: { ...before, [seat]: value },
                  }));
                }}
              />
            </View>
          )
        );
      })}
    </View>
  );
}

/** Lets several people lay the phone on the table between them. */
export function TableTurning({ players }: Props) {
  const { t } = useTranslation('faceToFace');
  const isOn = usePreferences(({ faceToFace }) => faceToFace);
  const [isOpen, setIsOpen] = useState(false);
  if (players.filter(({ kind }) => kind === 'person').length < 2) return undefined;
  return (
    <View style={styles.turning}>
      <FaceToFaceSwitch />
      {isOn && (
        <Disclosure
          label={t('sides')}
          isOpen={isOpen}
          onToggle={() => {
            setIsOpen(!isOpen);
          }}
        >
          <Sides players={players} />
        </Disclosure>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  turning: { gap: SPACE.s },
  sides: { gap: SPACE.m },
  person: { gap: SPACE.xs },
  name: { flexDirection: 'row', alignItems: 'center', gap: SPACE.s },
});
