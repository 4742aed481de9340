import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { InlineNotice } from '@/components/ui/feedback/InlineNotice';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { theme } from '@/styles/theme';
import { type CropArea, cropImage } from './crop-image';
import { MOVES, movePicture } from './crop-moves';

interface ImageCropDialogProps {
  file: File;
  /** The error message when the upload failed. */
  error: string | undefined;
  isPending: boolean;
  onCrop: (picture: File) => void;
  /** Called when the browser cannot display the picture, so that it cannot be cropped. */
  onUnreadable: () => void;
  onClose: () => void;
}

const MAX_ZOOM = 4;

const NO_SIZE = { width: 0, height: 0 };

/**
 * Lets the member crop the picture to a square by dragging, pinching, the arrow keys or the slider. The buttons move it by
 * single presses, for people who cannot drag (WCAG 2.2, 2.5.7).
 */
export function ImageCropDialog({
  file,
  error,
  isPending,
  onCrop,
  onUnreadable,
  onClose,
}: ImageCropDialogProps) {
  const objectUrl = useObjectUrl(file);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [cropArea, setCropArea] = useState<CropArea | null>(null);
  const [mediaSize, setMediaSize] = useState(NO_SIZE);
  const [frameSize, setFrameSize] = useState(NO_SIZE);
  const [isDrawing, setDrawing] = useState(false);
  const isBusy = isPending || isDrawing;

  const handleSave = async () => {
    if (!objectUrl || !cropArea) return;
    setDrawing(true);
    try {
      onCrop(await cropImage(objectUrl, cropArea));
    } catch {
      onUnreadable();
    } finally {
      setDrawing(false);
    }
  };

  return (
    <Dialog
      title="画像の切り抜き"
      open
      onClose={isBusy ? undefined : onClose}
      footer={
        <>
          <Button variant="text" inactive={isBusy} onClick={onClose}>
            やめる
          </Button>
          <Button variant="primary" pending={isBusy} inactive={!cropArea} onClick={() => void handleSave()}>
            この範囲で保存する
          </Button>
        </>
      }
    >
      <Column>
        {error && (
          <InlineNotice tone="error" role="alert">
            {error}
          </InlineNotice>
        )}
        <p id="crop-help">位置はドラッグ・ボタン・矢印キー、大きさはスライダーで調整します。</p>
        <CropStage>
          {objectUrl && (
            <Cropper
              image={objectUrl}
              crop={position}
              zoom={zoom}
              maxZoom={MAX_ZOOM}
              aspect={1}
              cropShape="round"
              showGrid={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              onCropChange={setPosition}
              onZoomChange={setZoom}
              setMediaSize={setMediaSize}
              setCropSize={setFrameSize}
              onCropAreaChange={(_share, { x, y, width }) => setCropArea({ x, y, size: width })}
              mediaProps={{ onError: onUnreadable }}
              cropperProps={{ role: 'group', 'aria-label': '切り抜く範囲', 'aria-describedby': 'crop-help' }}
            />
          )}
        </CropStage>
        <Moves>
          {MOVES.map((move) => {
            const moved = movePicture(position, move, { mediaSize, frameSize, zoom });
            return (
              <Button
                key={move.label}
                size="small"
                inactive={isBusy || moved[move.axis] === position[move.axis]}
                aria-label={move.label}
                onClick={() => setPosition(moved)}
              >
                <Icon node={move.icon} />
              </Button>
            );
          })}
        </Moves>
        <Field label="拡大">
          {(control) => (
            <Slider
              {...control}
              type="range"
              min={1}
              max={MAX_ZOOM}
              step={0.05}
              value={zoom}
              aria-valuetext={`${Math.round(zoom * 100)}%`}
              onChange={(event) => setZoom(Number(event.currentTarget.value))}
            />
          )}
        </Field>
      </Column>
    </Dialog>
  );
}

/** Returns an object URL for the chosen file and revokes it when the component unmounts. */
function useObjectUrl(file: File): string | null {
  const [objectUrl, setObjectUrl] = useState<string | null>(null);
  useEffect(() => {
    const createdUrl = URL.createObjectURL(file);
    setObjectUrl(createdUrl);
    return () => URL.revokeObjectURL(createdUrl);
  }, [file]);
  return objectUrl;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`;

/* Leaves space for title, slider and buttons on the shortest phone. */
const CropStage = styled.div`
  position: relative;
  width: 100%;
  height: min(34dvh, ${theme.size.panelWide});
  overflow: hidden;
  background: ${theme.color.band};
  border-radius: ${theme.radius.control};
`;

const Moves = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]};
`;

const Slider = styled.input`
  width: 100%;
  height: ${theme.size.touch};
  margin: 0;
  accent-color: ${theme.color.primary};
  cursor: pointer;
`;
