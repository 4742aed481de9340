import { useEffect, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import styled from 'styled-components';
import { Button } from '@/components/ui/Button';
import { Dialog } from '@/components/ui/Dialog';
import { Field } from '@/components/ui/Field';
import { InlineNotice } from '@/components/ui/InlineNotice';
import { cropPicture, type Square } from './crop-picture';

interface CropDialogProps {
  file: File;
  /** What came of sending it, when it went wrong. */
  error: string | undefined;
  pending: boolean;
  onCrop: (picture: Blob) => void;
  /** It cannot be shown, and so cannot be cropped either. */
  onUnreadable: () => void;
  onClose: () => void;
}

const MOST_ZOOM = 4;

/** The square of a picture to keep: dragged, pinched, or moved by the arrow keys and the slider. */
export function CropDialog({ file, error, pending, onCrop, onUnreadable, onClose }: CropDialogProps) {
  const address = useAddress(file);
  const [place, setPlace] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [square, setSquare] = useState<Square | null>(null);
  const [drawing, setDrawing] = useState(false);
  const isBusy = pending || drawing;

  const handleSave = async () => {
    if (!address || !square) return;
    setDrawing(true);
    try {
      onCrop(await cropPicture(address, square));
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
          <Button variant="primary" pending={isBusy} inactive={!square} onClick={() => void handleSave()}>
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
        <p id="crop-help">ドラッグまたは矢印キーで位置を、スライダーで大きさを調整してください。</p>
        <Stage>
          {address && (
            <Cropper
              image={address}
              crop={place}
              zoom={zoom}
              maxZoom={MOST_ZOOM}
              aspect={1}
              cropShape="round"
              showGrid={false}
              keyboardStep={8}
              disableAutomaticStylesInjection
              onCropChange={setPlace}
              onZoomChange={setZoom}
              onCropComplete={(_share, { x, y, width }) => setSquare({ x, y, size: width })}
              mediaProps={{ onError: onUnreadable }}
              cropperProps={{ role: 'group', 'aria-label': '切り抜く範囲', 'aria-describedby': 'crop-help' }}
            />
          )}
        </Stage>
        <Field label="拡大">
          {(control) => (
            <Slider
              {...control}
              type="range"
              min={1}
              max={MOST_ZOOM}
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

/** An address for the chosen file, for as long as it is on screen. */
function useAddress(file: File): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space[4]};
`;

/* Leaves room for title, slider and buttons on the lowest phone. */
const Stage = styled.div`
  position: relative;
  width: 100%;
  height: min(45dvh, ${({ theme }) => theme.size.panelWide});
  overflow: hidden;
  background: ${({ theme }) => theme.color.ink};
  border-radius: ${({ theme }) => theme.radius.control};
`;

const Slider = styled.input`
  width: 100%;
  height: ${({ theme }) => theme.size.touch};
  margin: 0;
  accent-color: ${({ theme }) => theme.color.primary};
  cursor: pointer;
`;
