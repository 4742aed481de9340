import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide';
import styled from 'styled-components';
import { Icon } from '@/components/ui/data/Icon';
import { Dialog } from '@/components/ui/feedback/Dialog';
import { FailureNotice } from '@/components/ui/feedback/FailureNotice';
import { Button } from '@/components/ui/form/Button';
import { Field } from '@/components/ui/form/Field';
import { Cluster, Stack } from '@/components/ui/layout/Stack';
import { palette } from '@/lib/palette';
import { theme } from '@/styles/theme';

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
      <Stack $gap={4}>
        {error && <FailureNotice>{error}</FailureNotice>}
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
        <Cluster $justify="center" $gap={2}>
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
        </Cluster>
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
      </Stack>
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

/* Leaves space for title, slider and buttons on the shortest phone. */
const CropStage = styled.div`
  position: relative;
  width: 100%;
  height: min(34dvh, ${theme.size.panelWide});
  overflow: hidden;
  background: ${theme.color.band};
  border-radius: ${theme.radius.control};
`;

const Slider = styled.input`
  width: 100%;
  height: ${theme.size.touch};
  margin: 0;
  accent-color: ${theme.color.primary};
  cursor: pointer;
`;

/** A square in pixels of the picture as it is displayed, that is, rotated according to its EXIF data. */
interface CropArea {
  x: number;
  y: number;
  size: number;
}

/** Twice the size that the API stores, because the API resizes the picture again with better quality. */
const MAX_SIDE_PIXELS = 1024;
const TYPE = 'image/jpeg';
/** An API with an ImageField of Django refuses a picture whose name has no extension. */
const NAME = 'profile-image.jpg';
const QUALITY = 0.92;

/**
 * Returns the square as a JPEG that is small enough to upload over slow connections. Rejects when the picture cannot be
 * decoded.
 */
async function cropImage(imageUrl: string, { x, y, size }: CropArea): Promise<File> {
  const image = new Image();
  image.src = imageUrl;
  await image.decode();
  const side = Math.max(1, Math.min(size, MAX_SIDE_PIXELS));
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures.');
  // JPEG has no transparency; transparent areas would become black.
  context.fillStyle = palette.white;
  context.fillRect(0, 0, side, side);
  context.drawImage(image, x, y, size, size, 0, 0, side, side);
  return new Promise((resolve, reject) =>
    canvas.toBlob(
      (picture) =>
        picture
          ? resolve(new File([picture], NAME, { type: TYPE }))
          : reject(new Error('The picture could not be written.')),
      TYPE,
      QUALITY,
    ),
  );
}

/** The ways in which a press moves the picture. */
const MOVES = [
  { label: '画像を左へ', icon: ArrowLeft, axis: 'x', sign: -1 },
  { label: '画像を右へ', icon: ArrowRight, axis: 'x', sign: 1 },
  { label: '画像を上へ', icon: ArrowUp, axis: 'y', sign: -1 },
  { label: '画像を下へ', icon: ArrowDown, axis: 'y', sign: 1 },
] as const;

/** The share of the frame by which a press moves the picture. */
const MOVE_SHARE = 0.1;
const SIDES = { x: 'width', y: 'height' } as const;

interface Position {
  x: number;
  y: number;
}

/** Sizes in pixels on the screen, that of the picture without zoom. */
interface CropSizes {
  mediaSize: { width: number; height: number };
  frameSize: { width: number; height: number };
  zoom: number;
}

/** Returns the position after a press, in pixels from the middle. The picture always fills the frame. */
function movePicture(
  position: Position,
  { axis, sign }: (typeof MOVES)[number],
  { mediaSize, frameSize, zoom }: CropSizes,
): Position {
  const side = SIDES[axis];
  const limit = Math.abs(mediaSize[side] * zoom - frameSize[side]) / 2;
  const moved = position[axis] + sign * frameSize[side] * MOVE_SHARE;
  return { ...position, [axis]: Math.min(limit, Math.max(-limit, moved)) };
}
