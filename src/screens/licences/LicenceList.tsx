import { View } from 'react-native';

import { LicenceRow } from './LicenceRow';
import type { Package } from './package';

interface Props {
  readonly credits: readonly Package[];
  readonly onOpen: (credit: Package) => void;
}

export function LicenceList({ credits, onOpen }: Props) {
  return (
    <View role="list">
      {credits.map((credit) => (
        <LicenceRow
          key={`${credit.name} ${credit.version ?? ''}`}
          credit={credit}
          onOpen={() => {
            onOpen(credit);
          }}
        />
      ))}
    </View>
  );
}
