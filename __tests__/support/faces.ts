import { screen } from '@testing-library/react-native';

export function expectFace(text: string, family: string): void {
  expect(screen.getByText(text)).toHaveStyle({ fontFamily: family });
}

export function expectSystemFace(text: string, family: string): void {
  expect(screen.getByText(text)).not.toHaveStyle({ fontFamily: family });
}
