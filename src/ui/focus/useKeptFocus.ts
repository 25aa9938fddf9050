export function useKeptFocus(): void {
  // Phones keep the focus of a screen reader by themselves; for browsers see `useKeptFocus.web.ts`.
}
