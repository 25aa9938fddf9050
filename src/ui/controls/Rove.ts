import type { View } from 'react-native';
import { createStore } from 'zustand/vanilla';

/** How the buttons stand on the screen, and so which arrows lead from one to the next. */
export type Way = 'across' | 'down';

const ARROWS = {
  across: { back: 'ArrowLeft', on: 'ArrowRight' },
  down: { back: 'ArrowUp', on: 'ArrowDown' },
} as const;

type Keys = Readonly<Record<string, () => void>>;

/**
 * Several buttons that are one stop of the Tab key: arrows, Home and End go from one to the next. Nothing is drawn
 * anew for it but the two buttons concerned.
 */
export class Rove {
  /** The button that the Tab key comes to. */
  readonly stop = createStore(() => ({ index: 0 }));
  private readonly buttons = new Map<number, View>();

  constructor(private readonly way: Way) {}

  attach(index: number, button: View | null): void {
    if (button === null) this.buttons.delete(index);
    else this.buttons.set(index, button);
  }

  /** What the keys do on one of the buttons. */
  keysOn(index: number): Keys {
    const { back, on } = ARROWS[this.way];
    return {
      ...this.ends(),
      [back]: () => {
        this.goTo(
          this.order()
            .filter((other) => other < index)
            .at(-1),
        );
      },
      [on]: () => {
        this.goTo(this.order().find((other) => other > index));
      },
    };
  }

  /** What they do where nothing has the focus: they bring it here. */
  keysFromNowhere(): Keys {
    const { back, on } = ARROWS[this.way];
    const enter = () => {
      const { index } = this.stop.getState();
      this.goTo(this.buttons.has(index) ? index : this.order()[0]);
    };
    return { ...this.ends(), [back]: enter, [on]: enter };
  }

  private ends(): Keys {
    return {
      Home: () => {
        this.goTo(this.order()[0]);
      },
      End: () => {
        this.goTo(this.order().at(-1));
      },
    };
  }

  private order(): readonly number[] {
    return [...this.buttons.keys()].sort((one, other) => one - other);
  }

  private goTo(index: number | undefined): void {
    if (index === undefined) return;
    this.stop.setState({ index });
    this.buttons.get(index)?.focus();
  }
}
