import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { Platform, type StyleProp, View, type ViewStyle } from 'react-native';
import { useStore } from 'zustand';

import { isFocusNowhere } from '../focus/lostFocus';
import { isBrowsersOwn, onKeys } from './keys';
import { Rove, type Way } from './Rove';

interface Props {
  readonly way: Way;
  /** What the buttons are, for those who do not see them side by side. */
  readonly label: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
}

const RoveContext = createContext(new Rove('across'));
const ORIENTATION = { across: 'horizontal', down: 'vertical' } as const;

/** Buttons between which arrows go. Where nothing has the focus, the first arrow brings it to them. */
export function RoveGroup({ way, label, style, children }: Props) {
  const [rove] = useState(() => new Rove(way));
  useEffect(() => {
    if (Platform.OS !== 'web') return undefined;
    const keys = rove.keysFromNowhere();
    const bring = (event: KeyboardEvent): void => {
      if (!isFocusNowhere() || isBrowsersOwn(event)) return;
      keys[event.key]?.();
      // On a screen beneath another nothing can have the focus, and the key stays free.
      if (!isFocusNowhere()) event.preventDefault();
    };
    window.addEventListener('keydown', bring);
    return () => {
      window.removeEventListener('keydown', bring);
    };
  }, [rove]);
  const orientation = Platform.OS === 'web' && { 'aria-orientation': ORIENTATION[way] };
  return (
    <View role="toolbar" aria-label={label} {...orientation} style={style}>
      <RoveContext value={rove}>{children}</RoveContext>
    </View>
  );
}

/** The properties of one of the buttons. On phones every one of them is a stop of its own. */
export function useStop(index: number) {
  const rove = useContext(RoveContext);
  const isStop = useStore(rove.stop, (stop) => stop.index === index);
  return {
    ref: (button: View | null) => {
      rove.attach(index, button);
    },
    ...(Platform.OS === 'web' && { tabIndex: isStop ? (0 as const) : (-1 as const) }),
    ...onKeys(rove.keysOn(index)),
  };
}
