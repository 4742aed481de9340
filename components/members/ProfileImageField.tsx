import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/data/Avatar';
import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { Button } from '@/components/ui/form/Button';
import { lazyPart } from '@/components/ui/lazy';
import { useRemoveProfileImage, useUploadProfileImage } from '@/hooks/members';
import { errorMessage } from '@/lib/errors/api-call-error';
import {
  ACCEPTED_IMAGE_TYPES,
  imageFileError,
  MAX_SELECTED_BYTES,
  UNREADABLE_IMAGE_MESSAGE,
} from '@/lib/image-files';
import { theme } from '@/styles/theme';

const ImageCropDialog = lazyPart(() => import('./ImageCropDialog').then((module) => module.ImageCropDialog));

interface ProfileImageFieldProps {
  memberId: number;
  familyName: string;
  image: string | null;
}

/** Lets the member choose, crop and upload a profile picture, or remove it. */
export function ProfileImageField({ memberId, familyName, image }: ProfileImageFieldProps) {
  const upload = useUploadProfileImage();
  const removal = useRemoveProfileImage();
  const [file, setFile] = useState<File | null>(null);
  const [fileError, setFileError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const chooseButton = useRef<HTMLButtonElement>(null);
  const isBusy = upload.isPending || removal.isPending;
  const errorText = fileError ?? (removal.error && errorMessage(removal.error));

  const handleFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const selectedFile = currentTarget.files?.[0];
    if (!selectedFile || isBusy) return;
    removal.reset();
    upload.reset();
    const reason = await imageFileError(selectedFile);
    setFileError(reason);
    setFile(reason ? null : selectedFile);
    // Resets the input, so that the same file can be chosen again after a failure.
    currentTarget.value = '';
  };
  const handleClose = () => {
    setFile(null);
    upload.reset();
  };
  const handleUnreadable = () => {
    setFile(null);
    setFileError(UNREADABLE_IMAGE_MESSAGE);
  };
  const handleRemove = () => {
    setFileError(null);
    // Removing the picture also removes the button that had the focus.
    removal.mutate(memberId, { onSuccess: () => chooseButton.current?.focus() });
  };

  return (
    <Root>
      <div>
        <Avatar familyName={familyName} imageUrl={image} size="large" />
        <Button ref={chooseButton} size="small" inactive={isBusy} onClick={() => input.current?.click()}>
          {image ? '画像を変更' : '画像を選択'}
        </Button>
        {image && (
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
          accept={ACCEPTED_IMAGE_TYPES}
          aria-label="プロフィール画像のファイル"
          onChange={(event) => void handleFile(event)}
        />
      </div>
      <p>
        JPEG・PNG・WebP形式、{MAX_SELECTED_BYTES / 1024 / 1024}
        MB以下。選択したあと、使用する範囲を切り抜けます。
      </p>
      {errorText && <FailureNotice>{errorText}</FailureNotice>}
      {file && (
        <ImageCropDialog
          file={file}
          error={upload.error ? errorMessage(upload.error) : undefined}
          isPending={upload.isPending}
          onCrop={(picture) => upload.mutate({ memberId, file: picture }, { onSuccess: handleClose })}
          onUnreadable={handleUnreadable}
          onClose={handleClose}
        />
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[2]};

  & > :first-child {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
  }

  & > p {
    color: ${theme.color.textSecondary};
    font-size: ${theme.text.small};
  }
`;
