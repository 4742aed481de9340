// @vitest-environment jsdom
import { fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Avatar } from '@/components/ui/data/Avatar';
import '@/tests/setup/jsdom-polyfills';

const image = (container: HTMLElement) => container.querySelector('img');

describe('avatar', () => {
  it('shows the first two characters of the family name when there is no picture', () => {
    const { container } = render(<Avatar familyName="勅使河原" />);
    expect(container).toHaveTextContent(/^勅使$/);
    expect(image(container)).toBeNull();
  });

  it('shows the characters and no broken picture when the picture does not arrive', () => {
    const { container } = render(<Avatar familyName="佐藤" imageUrl="/images/gone.webp" />);
    expect(image(container)).toBeVisible();
    fireEvent.error(image(container) as HTMLImageElement);
    expect(image(container)).not.toBeVisible();
    expect(container).toHaveTextContent('佐藤');
  });

  it('shows a new picture after one that did not arrive', () => {
    const { container, rerender } = render(<Avatar familyName="佐藤" imageUrl="/images/gone.webp" />);
    fireEvent.error(image(container) as HTMLImageElement);
    rerender(<Avatar familyName="佐藤" imageUrl="/images/new.webp" />);
    expect(image(container)).toBeVisible();
  });
});
