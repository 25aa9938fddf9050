// `npm run serve`: serves the exported web app from `dist` on a port of your choice (8080).
import { serve } from './lib/server.cjs';

const port = Number(process.argv[2] ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`A port is a whole number from 0 to 65535, not '${process.argv[2]}'`);
  process.exit(2);
}
const { url } = await serve(port);
console.log(`Backlot is at ${url}`);
