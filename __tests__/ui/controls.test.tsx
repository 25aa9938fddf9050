import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { Text } from 'react-native';

import { Disclosure } from '../../src/ui/controls/Disclosure';
import { OrderButtons } from '../../src/ui/controls/OrderButtons';
import { RadioList } from '../../src/ui/controls/RadioList';
import { Segments } from '../../src/ui/controls/Segments';
import { Switch } from '../../src/ui/controls/Switch';
import { TextField } from '../../src/ui/controls/TextField';
import { TARGET } from '../../src/ui/theme/sizes';
import { renderInApp } from '../support/render';

const GENRES = [
  { value: 'noir', label: 'Noir', line: 'Rain and hats.' },
  { value: 'western', label: 'Western' },
] as const;

describe.each([
  ['segments', Segments],
  ['a list', RadioList],
] as const)('a choice as %s', (_form, Choice) => {
  test('has a name, one chosen, and tells what was pressed', async () => {
    const onChange = jest.fn();
    await renderInApp(<Choice label="Genre" options={GENRES} value="noir" onChange={onChange} />);
    expect(screen.getByLabelText('Genre')).toHaveProp('role', 'radiogroup');
    expect(screen.getByRole('radio', { name: 'Noir' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Western' })).not.toBeChecked();
    fireEvent.press(screen.getByRole('radio', { name: 'Western' }));
    expect(onChange).toHaveBeenCalledWith('western');
    for (const radio of screen.getAllByRole('radio'))
      expect(radio).toHaveStyle({ minHeight: TARGET });
  });
});

test('a choice in a list has its sentence as a hint', async () => {
  await renderInApp(
    <RadioList label="Genre" options={GENRES} value="noir" onChange={() => undefined} />,
  );
  expect(screen.getByRole('radio', { name: 'Noir' })).toHaveProp(
    'accessibilityHint',
    'Rain and hats.',
  );
});

test('a switch turns by its whole row', async () => {
  function Lights() {
    const [isOn, setIsOn] = useState(false);
    return <Switch label="Lights" line="All of them." isOn={isOn} onChange={setIsOn} />;
  }
  await renderInApp(<Lights />);
  expect(screen.getByRole('switch')).not.toBeChecked();
  fireEvent.press(screen.getByText('All of them.'));
  expect(screen.getByRole('switch', { name: 'Lights' })).toBeChecked();
  expect(screen.getByRole('switch')).toHaveStyle({ minHeight: TARGET });
});

test('a field has a label, and says what is wrong to eyes and ears', async () => {
  const onChange = jest.fn();
  await renderInApp(
    <TextField label="Name" value="" onChange={onChange} error="It needs a name." />,
  );
  fireEvent.changeText(screen.getByLabelText('Name'), 'Ada');
  expect(onChange).toHaveBeenCalledWith('Ada');
  expect(screen.getByLabelText('Name')).toHaveProp('aria-invalid', true);
  expect(screen.getByLabelText('Name')).toHaveProp('accessibilityHint', 'It needs a name.');
  expect(screen.getByRole('alert')).toHaveTextContent('It needs a name.');
});

test('what is closed is not there', async () => {
  const onToggle = jest.fn();
  await renderInApp(
    <Disclosure label="More" isOpen={false} onToggle={onToggle}>
      <Text>Inside</Text>
    </Disclosure>,
  );
  expect(screen.queryByText('Inside')).not.toBeOnTheScreen();
  fireEvent.press(screen.getByRole('button', { name: 'More' }));
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test('the ends of a list lead nowhere', async () => {
  const onMove = jest.fn();
  await renderInApp(
    <OrderButtons
      labels={{ up: 'Move Ada up', down: 'Move Ada down' }}
      onMove={onMove}
      isFirst
      isLast={false}
    />,
  );
  expect(screen.getByRole('button', { name: 'Move Ada up' })).toBeDisabled();
  fireEvent.press(screen.getByRole('button', { name: 'Move Ada up' }));
  fireEvent.press(screen.getByRole('button', { name: 'Move Ada down' }));
  expect(onMove.mock.calls).toEqual([['down']]);
});
