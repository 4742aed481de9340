// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useEffect } from 'react';
import type Cropper from 'react-easy-crop';
import { describe, expect, it, vi } from 'vitest';
import { ImageCropDialog } from '@/components/members/ImageCropDialog';
import '@/tests/setup/jsdom-polyfills';

const MEDIA = { width: 300, height: 200, naturalWidth: 900, naturalHeight: 600 };
const FRAME = { width: 200, height: 200 };

/** jsdom has no layout, so the cropper would find no sizes. This one shows a picture of 300 × 200 pixels and its position. */
function FakeCropper({ crop, setMediaSize, setCropSize }: Partial<ComponentProps<typeof Cropper>>) {
  useEffect(() => {
    setMediaSize?.(MEDIA);
    setCropSize?.(FRAME);
  }, [setMediaSize, setCropSize]);
  return <output>{`${crop?.x},${crop?.y}`}</output>;
}
vi.mock('react-easy-crop', () => ({ default: FakeCropper }));

const button = (name: string) => screen.getByRole('button', { name });

function openDialog() {
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:me', revokeObjectURL: () => {} }));
  render(
    <ImageCropDialog
      file={new File([], 'me.png')}
      error={undefined}
      isPending={false}
      onCrop={() => undefined}
      onUnreadable={() => undefined}
      onClose={() => undefined}
    />,
  );
}

describe('ImageCropDialog', () => {
  it('moves the picture by presses, for people who cannot drag, as far as it fills the frame', async () => {
    openDialog();
    await userEvent.click(button('画像を左へ'));
    expect(screen.getByText('-20,0')).toBeVisible();
    for (let press = 0; press < 4; press++) await userEvent.click(button('画像を右へ'));
    expect(screen.getByText('50,0')).toBeVisible();
    expect(button('画像を右へ')).toHaveAttribute('aria-disabled', 'true');
    // The picture is as high as the frame.
    expect(button('画像を上へ')).toHaveAttribute('aria-disabled', 'true');
    expect(button('画像を下へ')).toHaveAttribute('aria-disabled', 'true');
  });
});
