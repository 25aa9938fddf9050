/** Everything behind the providers. On a phone it is all there at the start; for the web see `Theatre.web.tsx`. */
export { House as Theatre } from './House';
