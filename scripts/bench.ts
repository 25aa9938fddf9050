import { bundleForBareEngine, runInNode, runOnHermes } from './lib/bare-engine';

interface Report {
  readonly rates: readonly { readonly name: string; readonly perSecond: number }[];
  readonly checksum: number;
}

/** boardgame.io plays about 90 of these matches where the bare loop plays 300,000, both measured in Node. */
const BARE_PER_BOARDGAME_IO = 300_000 / 90;

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

const bundle = bundleForBareEngine('scripts/bench/entry.ts', 'bench.js');
const node = JSON.parse(runInNode(bundle)) as Report;
const hermes = JSON.parse(runOnHermes(bundle)) as Report;

console.log('Random four-player matches of Hollywood! a second, the same bundle on both engines\n');
console.log(
  `${''.padEnd(22)}${'Node'.padStart(14)}${'Hermes'.padStart(14)}${'Node / Hermes'.padStart(16)}`,
);
for (const { name } of node.rates) {
  const ratio = rate(node, name) / rate(hermes, name);
  console.log(
    `${name.padEnd(22)}${column(rate(node, name))}${column(rate(hermes, name))}${column(ratio, 1).padStart(16)}`,
  );
}
const share = (report: Report): number => rate(report, 'bare') / rate(report, 'contract');
console.log(`${'bare / contract'.padEnd(22)}${column(share(node), 1)}${column(share(hermes), 1)}`);
const timesBoardgameIo = BARE_PER_BOARDGAME_IO / share(node);
console.log(
  `\nThrough the full contract: about ${timesBoardgameIo.toFixed(0)} times boardgame.io (in Node, by way of the bare loop).`,
);
if (node.checksum !== hermes.checksum) {
  console.error('Node and Hermes played different matches from the same seeds.');
  process.exitCode = 1;
} else console.log('Node and Hermes played the same matches from the same seeds.');
