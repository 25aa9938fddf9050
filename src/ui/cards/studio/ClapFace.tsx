import { G, Path } from 'react-native-svg';

import { COLOUR } from '../../theme/colours';

/** A clapper board with its arm up, and a hop over one turn below it. */
export function ClapFace() {
  return (
    <>
      <G transform="translate(3 -9) scale(.94 1)">
        <G transform="rotate(-24 16 58)">
          <Path d="M14 42H88V58H14Z" fill={COLOUR.ivory} />
          <Path
            d="M22 42H36L27 58H14V55ZM50 42H64L55 58H41ZM78 42H88V47L83 58H69Z"
            fill={COLOUR.ink}
          />
        </G>
        <Path d="M14 60H86V74H14Z" fill={COLOUR.ivory} />
        <Path
          d="M14 60H22L31 74H17L14 69ZM36 60H50L59 74H45ZM64 60H78L86 72V74H73Z"
          fill={COLOUR.ink}
        />
        <Path
          d="M14 74H86V100A4 4 0 0 1 82 104H18A4 4 0 0 1 14 100Z"
          fill={COLOUR.ink}
          stroke={COLOUR.brassLight}
          strokeWidth={2.5}
        />
        <Path d="M20 84H80M20 94H80M50 84V102" stroke={COLOUR.brassLight} strokeWidth={2} />
      </G>
      <Path
        d="M32 122C36 105 60 105 66 116M67 104L67 118 54 116"
        fill="none"
        stroke={COLOUR.bulb}
        strokeWidth={4}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <Path d="M45 121a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0 -9 0Z" fill={COLOUR.bulb} />
    </>
  );
}
