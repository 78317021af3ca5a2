/** Words for buttons that are only icons: for who points at them, and for who comes to them by keyboard. */
import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { storeOf } from '../../store/testing/project.ts';
import { show } from '../../testing/show.tsx';
import { IconButton } from '../icon-button.tsx';

const tooltip = () => expect.element(page.getByRole('tooltip'));
const button = (name: string) => page.getByRole('button', { name, exact: true });

beforeEach(() => {
  show(
    <>
      <button type="button">{'Words'}</button>
      <IconButton label="Bold">{'B'}</IconButton>
      <IconButton label="Italic">{'I'}</IconButton>
    </>,
    storeOf({}),
  );
});

test('shows the name of the button that one points at, of one at a time, until one points elsewhere', async () => {
  await userEvent.hover(button('Bold'));
  await tooltip().toHaveTextContent('Bold');
  await userEvent.hover(button('Italic'));
  await tooltip().toHaveTextContent('Italic');
  await userEvent.hover(button('Words'));
  await tooltip().not.toBeInTheDocument();
});

test('shows the name of the button that one comes to by keyboard; Escape takes it away, and the focus stays', async () => {
  await userEvent.click(button('Words'));
  await userEvent.keyboard('{Tab}');
  await tooltip().toHaveTextContent('Bold');
  await userEvent.keyboard('{Escape}');
  await tooltip().not.toBeInTheDocument();
  await expect.element(button('Bold')).toHaveFocus();
  await userEvent.keyboard('{Tab}');
  await tooltip().toHaveTextContent('Italic');
});

test('goes when the button is pressed', async () => {
  await userEvent.hover(button('Bold'));
  await tooltip().toHaveTextContent('Bold');
  await userEvent.click(button('Bold'));
  await tooltip().not.toBeInTheDocument();
});
