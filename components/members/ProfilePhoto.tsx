import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { useRemoveProfileImage, useUploadProfileImage } from '@/hooks/members';
import { failureText } from '@/schemas/failures';
import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@/schemas/profile-image';

interface ProfilePhotoProps {
  memberId: number;
  hasImage: boolean;
}

/** The member's picture: chosen and sent at once, or taken away. The picture itself stands at the top of the page. */
export function ProfilePhoto({ memberId, hasImage }: ProfilePhotoProps) {
  const upload = useUploadProfileImage();
  const removal = useRemoveProfileImage();
  const [isTooLarge, setIsTooLarge] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isBusy = upload.isPending || removal.isPending;
  const failure = upload.error ?? removal.error;

  const handleFile = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0];
    if (!file || isBusy) return;
    removal.reset();
    upload.reset();
    // Said before a phone has sent it all.
    setIsTooLarge(file.size > MAX_IMAGE_BYTES);
    if (file.size <= MAX_IMAGE_BYTES) upload.mutate({ memberId, file });
    // So that the same file can be chosen again after a failure.
    currentTarget.value = '';
  };
  const handleRemove = () => {
    upload.reset();
    setIsTooLarge(false);
    // The button that held the focus is gone then.
    removal.mutate(memberId, { onSuccess: () => choose.current?.focus() });
  };

  return (
    <Root>
      <Buttons>
        <Button
          ref={choose}
          size="small"
          pending={upload.isPending}
          inactive={isBusy}
          onClick={() => input.current?.click()}
        >
          {hasImage ? '画像を変更' : '画像を選択'}
        </Button>
        {hasImage && (
          <Button
            variant="text"
            size="small"
            pending={removal.isPending}
            inactive={isBusy}
            onClick={handleRemove}
          >
            画像を削除
          </Button>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={IMAGE_TYPES}
          aria-label="プロフィール画像のファイル"
          onChange={handleFile}
        />
      </Buttons>
      <Hint>JPEG・PNG・WebP形式、5MB以下。中央を正方形に切り抜きます。</Hint>
      {(isTooLarge || failure) && (
        <InlineNotice tone="error" role="alert">
          {isTooLarge ? '5MB以下の画像を選択してください。' : failureText(failure)}
        </InlineNotice>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space[2]};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
