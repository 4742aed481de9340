import { beforeEach, describe, expect, it, vi } from 'vitest';
import { phoneText } from '@/lib/digits';
import {
  HEIC_UNSUPPORTED_MESSAGE,
  imageFileError,
  MAX_SELECTED_BYTES,
  UNSUPPORTED_IMAGE_MESSAGE,
} from '@/lib/image-files';
import { useUnsavedChangesStore } from '@/stores/form-store';
import { useMypageStore } from '@/stores/mypage-store';

describe('phoneText', () => {
  it.each([
    ['09012345678', '090-1234-5678'],
    ['05012345678', '050-1234-5678'],
    ['0312345678', '03-1234-5678'],
    ['0120123456', '0120-123-456'],
    ['08001234567', '0800-123-4567'],
  ])('formats %s, whose parts are known, as %s', (digits, text) => {
    expect(phoneText(digits)).toBe(text);
  });

  it.each(['0451234567', '', '0123'])(
    'leaves %j unchanged, because its area code may have any length',
    (digits) => {
      expect(phoneText(digits)).toBe(digits);
    },
  );
});

describe('imageFileError', () => {
  const file = (start: string, type: string, size = 20) => {
    const bytes = new Uint8Array(size);
    bytes.set(new TextEncoder().encode(start), 4);
    return new File([bytes], 'me', { type });
  };

  it.each(['ftypheic', 'ftypheix', 'ftypmif1', 'ftypmsf1'])(
    'reports %s as HEIC, regardless of the MIME type',
    async (start) => {
      expect(await imageFileError(file(start, 'image/jpeg'))).toBe(HEIC_UNSUPPORTED_MESSAGE);
    },
  );

  const SIGNATURES: [string, number[]][] = [
    ['JPEG', [0xff, 0xd8, 0xff, 0xe0]],
    ['PNG', [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
    ['WebP', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x45, 0x42, 0x50]],
  ];
  const image = (signature: number[], type: string, size = 20) => {
    const bytes = new Uint8Array(size);
    bytes.set(signature);
    return new File([bytes], 'me', { type });
  };

  it.each(SIGNATURES)(
    'accepts a %s up to the size limit, whatever its type says',
    async (_name, signature) => {
      for (const type of ['', 'image/jpeg', 'image/jpg', 'image/pjpeg', 'application/octet-stream'])
        expect(await imageFileError(image(signature, type)), type).toBeNull();
      expect(await imageFileError(image(signature, '', MAX_SELECTED_BYTES))).toBeNull();
      expect(await imageFileError(image(signature, '', MAX_SELECTED_BYTES + 1))).toContain('20MB以下');
    },
  );

  it.each<[string, number[]]>([
    ['GIF', [0x47, 0x49, 0x46, 0x38]],
    ['PDF', [0x25, 0x50, 0x44, 0x46]],
    ['a sound in RIFF', [0x52, 0x49, 0x46, 0x46, 1, 2, 3, 4, 0x57, 0x41, 0x56, 0x45]],
    ['an empty beginning', []],
  ])('rejects %s, also with the type of a JPEG', async (_name, signature) => {
    expect(await imageFileError(image(signature, 'image/jpeg'))).toBe(UNSUPPORTED_IMAGE_MESSAGE);
  });
});

describe('mypage store', () => {
  beforeEach(() => useMypageStore.setState(useMypageStore.getInitialState()));
  const state = () => useMypageStore.getState();

  it('a section that is edited is the active content, also after its editor has closed', () => {
    state().setEditedSection('skill');
    expect(state()).toMatchObject({ editMode: true, activeContent: 'skill' });
    state().setEditedSection(undefined);
    expect(state()).toMatchObject({ editMode: false, activeContent: 'skill' });
  });
});

describe('unsaved changes store', () => {
  beforeEach(() => useUnsavedChangesStore.setState(useUnsavedChangesStore.getInitialState()));
  const state = () => useUnsavedChangesStore.getState();

  it('without unsaved changes, leaves immediately', () => {
    const go = vi.fn();
    state().requestLeave('navigation', go);
    expect(go).toHaveBeenCalledOnce();
    expect(state().pendingLeave).toBeNull();
  });

  it('with unsaved changes, waits for the response and asks again after a refusal', () => {
    const go = vi.fn();
    state().setHasUnsavedChanges(true);
    state().requestLeave('logout', go);
    expect(state().pendingLeave?.reason).toBe('logout');
    state().resolveLeave(false);
    expect(go).not.toHaveBeenCalled();
    state().requestLeave('navigation', go);
    state().resolveLeave(true);
    expect(go).toHaveBeenCalledOnce();
    expect(state()).toMatchObject({ hasUnsavedChanges: false, pendingLeave: null });
  });
});
