// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { NumericField } from '@/components/ui/form/NumericField';
import { DIGITS_ONLY_MESSAGE } from '@/schemas/validation-messages';
import '@/tests/setup/jsdom-polyfills';

function Harness({ kind }: { kind?: 'numeric' | 'zip' }) {
  const [value, setValue] = useState('');
  return <NumericField label="登録番号" kind={kind} value={value} onValueChange={setValue} maxLength={13} />;
}

const renderField = (kind?: 'numeric' | 'zip') => {
  render(<Harness kind={kind} />);
  return screen.getByLabelText<HTMLInputElement>('登録番号');
};

describe('NumericField (spec §5)', () => {
  it('uses the telephone keyboard and counts the characters', async () => {
    const input = renderField();
    await userEvent.type(input, '123');
    expect(input).toHaveAttribute('inputmode', 'tel');
    expect(screen.getByText('3 / 13')).toBeInTheDocument();
  });

  it('removes other characters and shows an error until valid input follows', async () => {
    const input = renderField();
    await userEvent.type(input, '12a');
    expect(input).toHaveValue('12');
    expect(screen.getByRole('alert')).toHaveTextContent(DIGITS_ONLY_MESSAGE);
    expect(input).toBeInvalid();
    await userEvent.type(input, '3');
    expect(input).toHaveValue('123');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
  });

  it('converts full-width digits without an error', async () => {
    const input = renderField();
    await userEvent.click(input);
    await userEvent.paste('１２３４');
    expect(input).toHaveValue('1234');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
  });

  it('does not change the text during IME composition, and converts it once at the end', () => {
    const input = renderField();
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: '１２あ' } });
    expect(input).toHaveValue('１２あ');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
    fireEvent.compositionEnd(input);
    expect(input).toHaveValue('12');
    expect(screen.getByText(DIGITS_ONLY_MESSAGE)).toBeInTheDocument();
  });

  it('keeps the caret position while typing', async () => {
    const input = renderField();
    await userEvent.type(input, '1234');
    await userEvent.type(input, 'x', { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue('1234');
    expect(input.selectionStart).toBe(2);
  });

  it('removes hyphens from a pasted number before it cuts it to 13 digits', async () => {
    const input = renderField();
    await userEvent.click(input);
    await userEvent.paste('1-2345-6789-01234');
    expect(input).toHaveValue('1234567890123');
  });

  it('keeps hyphens in a postal code, in any width', async () => {
    const input = renderField('zip');
    await userEvent.click(input);
    await userEvent.paste('１００ー０００５');
    expect(input).toHaveValue('100-0005');
    expect(screen.queryByText(DIGITS_ONLY_MESSAGE)).not.toBeInTheDocument();
  });
});
