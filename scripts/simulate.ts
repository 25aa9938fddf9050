import { print } from './lib/print';
import { HELP, parseSimulation } from './lib/simulate-flags';
import { transcriptOf } from './lib/transcript';

const simulation = parseSimulation(process.argv.slice(2));
if (!simulation.ok) {
  process.stderr.write(`${simulation.error}\n\n${HELP}`);
  process.exitCode = 2;
} else if (simulation.value === 'help') {
  print(HELP);
} else {
  const { entry, bots, options, seeds } = simulation.value;
  for (const seed of seeds) print([...transcriptOf(entry, bots, options, seed), ''].join('\n'));
}
