import { Plate } from '../ui/Plate';
import { type Destination, NavLink } from './NavLink';

interface Props {
  readonly to: Destination;
  readonly label: string;
}

/** A brass plate that leads to another screen. */
export function LinkPlate({ to, label }: Props) {
  return (
    <NavLink to={to}>
      <Plate label={label} />
    </NavLink>
  );
}
