import dynamic from 'next/dynamic';
import { type ChangeEvent, useRef, useState } from 'react';
import styled from 'styled-components';
import { Avatar } from '@/components/ui/Avatar';
import { Button } from '@/components/ui/Button';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { DialogBoundary } from '@/components/ui/lazy/DialogBoundary';
import { LazyFallback } from '@/components/ui/lazy/LazyFallback';
import { lazyComponent } from '@/components/ui/lazy/lazy-component';
import { useIdlePrefetch } from '@/hooks/idle-prefetch';
import { useRemoveProfileImage, useUploadProfileImage } from '@/hooks/members';
import { failureText } from '@/schemas/failures';
import { IMAGE_TYPES, MAX_CHOSEN_BYTES, UNREADABLE_IMAGE, whyNoPicture } from '@/schemas/picture-files';

const loadCropDialog = lazyComponent(() => import('./CropDialog').then((module) => module.CropDialog));
const CropDialog = dynamic(loadCropDialog, { ssr: false, loading: LazyFallback });

interface ProfilePhotoProps {
  memberId: number;
  familyName: string;
  image: string | null;
}

/** The member's picture: chosen, cropped and sent, or taken away. */
export function ProfilePhoto({ memberId, familyName, image }: ProfilePhotoProps) {
  useIdlePrefetch(loadCropDialog);
  const upload = useUploadProfileImage();
  const removal = useRemoveProfileImage();
  const [file, setFile] = useState<File | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const isBusy = upload.isPending || removal.isPending;
  const problem = refusal ?? (removal.error && failureText(removal.error));

  const handleFile = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const chosen = currentTarget.files?.[0];
    if (!chosen || isBusy) return;
    removal.reset();
    upload.reset();
    const reason = await whyNoPicture(chosen);
    setRefusal(reason);
    setFile(reason ? null : chosen);
    // So that the same file can be chosen again after a failure.
    currentTarget.value = '';
  };
  const handleClose = () => {
    setFile(null);
    upload.reset();
  };
  const handleUnreadable = () => {
    setFile(null);
    setRefusal(UNREADABLE_IMAGE);
  };
  const handleRemove = () => {
    setRefusal(null);
    // The button that held the focus is gone then.
    removal.mutate(memberId, { onSuccess: () => choose.current?.focus() });
  };

  return (
    <Root>
      <Row>
        <Avatar familyName={familyName} image={image} large />
        <Button ref={choose} size="small" inactive={isBusy} onClick={() => input.current?.click()}>
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
          accept={IMAGE_TYPES}
          aria-label="プロフィール画像のファイル"
          onChange={(event) => void handleFile(event)}
        />
      </Row>
      <Hint>
        JPEG・PNG・WebP形式、{MAX_CHOSEN_BYTES / 1024 / 1024}
        MB以下。選択したあと、使用する範囲を切り抜けます。
      </Hint>
      {problem && (
        <InlineNotice tone="error" role="alert">
          {problem}
        </InlineNotice>
      )}
      {file && (
        <DialogBoundary title="画像の切り抜き" onClose={handleClose}>
          <CropDialog
            file={file}
            error={upload.error ? failureText(upload.error) : undefined}
            pending={upload.isPending}
            onCrop={(picture) => upload.mutate({ memberId, file: picture }, { onSuccess: handleClose })}
            onUnreadable={handleUnreadable}
            onClose={handleClose}
          />
        </DialogBoundary>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[2]};
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${({ theme }) => theme.space[3]};
`;

const Hint = styled.p`
  color: ${({ theme }) => theme.color.inkSecondary};
  font-size: ${({ theme }) => theme.text.small};
`;
