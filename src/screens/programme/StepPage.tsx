import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { View } from 'react-native';

import { Page } from '../../ui/Page';
import { Heading } from '../../ui/text/Heading';
import { Words } from '../../ui/text/Words';
import { themed } from '../../ui/theme/themed';
import { RADIUS, SPACE } from '../../ui/theme/sizes';

interface Props {
  readonly number: number;
  readonly title: string;
  readonly body?: string;
  readonly width: number;
  readonly picture?: ReactNode;
  readonly children?: ReactNode;
}

/** One step of the rules: a number, a picture, a few sentences. */
export function StepPage({ number, title, body, width, picture, children }: Props) {
  const styles = useStyles();
  const { t } = useTranslation('programme');
  return (
    <Page style={{ width }}>
      <View style={styles.head}>
        <View aria-hidden style={styles.badge}>
          <Words face="strong" ink="sign" align="center">
            {number}
          </Words>
        </View>
        <Heading
          level={3}
          size="heading"
          ink="pageTitle"
          label={t('step', { number, title })}
          style={styles.title}
        >
          {title}
        </Heading>
      </View>
      {picture && <View style={styles.picture}>{picture}</View>}
      {body && <Words ink="page">{body}</Words>}
      {children}
    </Page>
  );
}

const useStyles = themed((tones) => ({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.m },
  badge: {
    minWidth: 36,
    minHeight: 36,
    justifyContent: 'center',
    borderRadius: RADIUS.pill,
    borderWidth: tones.edge(2),
    borderColor: tones.line,
    backgroundColor: tones.chosen,
  },
  title: { flex: 1 },
  picture: { borderRadius: RADIUS.s, overflow: 'hidden', alignSelf: 'center' },
}));
