import { bundleForBareEngine, runInNode, runOnHermes } from './lib/bare-engine';
import { readCommand } from './lib/command';

import type { Decisions } from './bench/decisions';
import type { OtherTiming } from './bench/other-games';

interface Report {
  readonly rates: readonly { readonly name: string; readonly perSecond: number }[];
  readonly checksum: number;
  readonly decisions: readonly Decisions[];
  readonly others: readonly OtherTiming[];
}

/** Games of the bare loop a second on Hermes, on the machine that decision times are told for when nothing else runs. */
const QUIET_BARE_ON_HERMES = 15_000;

/** boardgame.io plays about 90 of these matches where the bare loop plays 300,000, both measured in Node. */
const BARE_PER_BOARDGAME_IO = 300_000 / 90;

const HELP = `How many matches a second the rules play, and how long the bots take to decide, in Node and on Hermes.

  npm run bench      everything; it takes some minutes
  --help             this text
`;

function rate({ rates }: Report, name: string): number {
  return rates.find((one) => one.name === name)?.perSecond ?? Number.NaN;
}

function column(value: number, digits = 0): string {
  const shown = value.toLocaleString('en', {
    maximumFractionDigits: digits,
    minimumFractionDigits: digits,
  });
  return shown.padStart(14);
}

readCommand(process.argv.slice(2), HELP, {});
const bundle = bundleForBareEngine('scripts/bench/entry.ts', 'bench.js');
const node = JSON.parse(runInNode(bundle)) as Report;
const hermes = JSON.parse(runOnHermes(bundle)) as Report;

console.log(
  'Random four-player matches of Hollywood! a second, and of the other games, the same bundle on both engines\n',
);
console.log(
  `${''.padEnd(32)}${'Node'.padStart(14)}${'Hermes'.padStart(14)}${'Node / Hermes'.padStart(16)}`,
);
for (const { name } of node.rates) {
  const ratio = rate(node, name) / rate(hermes, name);
  console.log(
    `${name.padEnd(32)}${column(rate(node, name))}${column(rate(hermes, name))}${column(ratio, 1).padStart(16)}`,
  );
}
const share = (report: Report): number => rate(report, 'bare') / rate(report, 'contract');
console.log(`${'bare / contract'.padEnd(32)}${column(share(node), 1)}${column(share(hermes), 1)}`);
const coreShare = (report: Report): number => rate(report, 'bare') / rate(report, 'search core');
console.log(
  `${'bare / search core'.padEnd(32)}${column(coreShare(node), 1)}${column(coreShare(hermes), 1)}`,
);
const timesBoardgameIo = BARE_PER_BOARDGAME_IO / share(node);
console.log(
  `\nThrough the full contract: about ${timesBoardgameIo.toFixed(0)} times boardgame.io (in Node, by way of the bare loop).`,
);
console.log('\nHow long a level takes to decide, over whole four-player matches of its own kind\n');
console.log(
  `${''.padEnd(16)}${['decisions', 'playouts', 'at most', 'median ms', 'worst ms', 'longest step'].map((head) => head.padStart(13)).join('')}`,
);
for (const [engine, { decisions }] of [
  ['Node', node],
  ['Hermes', hermes],
] as const) {
  for (const one of decisions) {
    const figures = [
      one.decisions,
      one.medianPlayouts,
      one.mostPlayouts,
      one.medianMs,
      one.worstMs,
      one.worstStepMs,
    ];
    console.log(
      `${`${one.level}, ${engine}`.padEnd(16)}${figures.map((figure) => column(figure).slice(1)).join('')}`,
    );
  }
}
console.log('\nThe same for the other games\n');
console.log(
  `${''.padEnd(24)}${['decisions', 'median ms', 'worst ms', 'longest step'].map((head) => head.padStart(13)).join('')}`,
);
for (const [engine, { others }] of [
  ['Node', node],
  ['Hermes', hermes],
] as const) {
  for (const { table, level, decisions, medianMs, worstMs, worstStepMs } of others) {
    const figures = [decisions, medianMs, worstMs, worstStepMs];
    console.log(
      `${`${table} ${level}, ${engine}`.padEnd(24)}${figures.map((figure) => column(figure).slice(1)).join('')}`,
    );
  }
}
const slowdown = QUIET_BARE_ON_HERMES / rate(hermes, 'bare');
const strongest = hermes.decisions[hermes.decisions.length - 1];
console.log(
  `\nHermes ran the bare loop ${slowdown.toFixed(1)} times slower here than when nothing else runs. Told for that:`,
);
for (const [name, timing] of [
  ['Hollywood!', strongest],
  ...hermes.others.filter(({ level }) => level === 'mogul').map((one) => [one.table, one] as const),
] as const) {
  const [median, worst] = [timing?.medianMs, timing?.worstMs].map((ms) =>
    column((ms ?? Number.NaN) / slowdown).trim(),
  );
  console.log(
    `the strongest level of ${name} decides in ${median} ms (median), ${worst} ms at worst`,
  );
}
console.log('');
if (node.checksum !== hermes.checksum) {
  console.error('Node and Hermes played different matches from the same seeds.');
  process.exitCode = 1;
} else console.log('Node and Hermes played the same matches from the same seeds.');
