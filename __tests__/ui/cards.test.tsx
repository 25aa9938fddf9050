import { ALL_CARDS, cardOf } from '../../src/games/hollywood/cards';
import type { CardId } from '../../src/games/hollywood/types';
import { LobbyCard } from '../../src/ui/cards/LobbyCard';
import { cardHeight } from '../../src/ui/cards/size';
import { StudioCardFace, type StudioCardKind } from '../../src/ui/cards/StudioCardFace';
import { renderInApp } from '../support/render';

const BOARD_WIDTH = 74;
const ZOOM_WIDTH = 220;
/** Fourteen cards are on screen at once, and reels move over them. */
const MOST_NODES = 45;

type Rendered = Awaited<ReturnType<typeof renderInApp>>;

/** What was drawn, as text. */
function drawingOf(view: Rendered): string {
  const drawing = JSON.stringify(view.toJSON());
  view.unmount();
  return drawing;
}

/** Every text of that key in a drawing: the types of its nodes, the names of its gradients, its lettering. */
function valuesOf(key: string, drawing: string): readonly string[] {
  return [...drawing.matchAll(new RegExp(`"${key}":"([^"]*)"`, 'g'))].map(
    ([, found = '']) => found,
  );
}

async function draw(id: CardId, width = BOARD_WIDTH): Promise<string> {
  return drawingOf(await renderInApp(<LobbyCard id={id} width={width} />));
}

test('a card is 20 by 21', () => {
  expect(cardHeight(200)).toBe(210);
});

test('every card has a picture, and no two have the same', async () => {
  const pictures = new Set<string>();
  for (const { id } of ALL_CARDS) {
    const drawing = await draw(id);
    const [gradient = ''] = valuesOf('name', drawing);
    // The names of gradients would be different even if the pictures were not.
    pictures.add(drawing.replaceAll(gradient, ''));
  }
  expect(pictures.size).toBe(ALL_CARDS.length);
});

test('a card on the board is cheap to draw and has no letters too small to read', async () => {
  for (const { id } of ALL_CARDS) {
    const drawing = await draw(id);
    const nodes = valuesOf('type', drawing).length;
    expect({ id, isCheap: nodes <= MOST_NODES }).toEqual({ id, isCheap: true });
    expect(valuesOf('content', drawing)).toEqual([]);
  }
});

test.each(['horror-8', 'blockbuster-1', 'star-9'] as const)(
  'large enough, %s says its name',
  async (id) => {
    const lettering = valuesOf('content', await draw(id, ZOOM_WIDTH));
    expect(lettering.join(' ')).toBe(cardOf(id).name);
  },
);

test('cards side by side do not share gradients', async () => {
  const drawing = drawingOf(
    await renderInApp(
      <>
        {ALL_CARDS.map(({ id }) => (
          <LobbyCard key={id} id={id} width={BOARD_WIDTH} />
        ))}
        <LobbyCard id="horror-1" width={BOARD_WIDTH} />
      </>,
    ),
  );
  const names = valuesOf('name', drawing);
  expect(names).toHaveLength(ALL_CARDS.length + 1);
  expect(new Set(names).size).toBe(names.length);
  expect([...new Set(valuesOf('brushRef', drawing))].sort()).toEqual([...names].sort());
});

test('the cards of a studio differ, and lie face down alike once played', async () => {
  const face = async (kind: StudioCardKind, isSpent: boolean) =>
    drawingOf(await renderInApp(<StudioCardFace kind={kind} width={44} isSpent={isSpent} />));
  const [clap, double] = [await face('clap', false), await face('double', false)];
  const [spentClap, spentDouble] = [await face('clap', true), await face('double', true)];
  expect(new Set([clap, double, spentClap]).size).toBe(3);
  expect(spentDouble).toBe(spentClap);
});
