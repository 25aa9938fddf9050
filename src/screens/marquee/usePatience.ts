import { useEffect, useState } from 'react';

/** True while something is awaited that may still come within `milliseconds`. */
export function usePatience(isAwaited: boolean, milliseconds: number): boolean {
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    if (!isAwaited) return undefined;
    const timer = setTimeout(() => {
      setIsPatient(false);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [isAwaited, milliseconds]);
  return isAwaited && isPatient;
}
