import { preload } from 'react-dom';
import { below, from } from '@/components/theme/breakpoints';
import { Picture, type PictureFiles, type PictureProps } from './Picture';
import { srcSetOf } from './src-set';

function preloadAvif({ files, src }: PictureFiles, sizes: string, media?: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    // A browser without AVIF ignores the preload.
    ...(files && {
      type: 'image/avif',
      imageSrcSet: srcSetOf(files, 'avif', sizes),
      imageSizes: sizes,
    }),
    ...(media && { media }),
  });
}

/** The only picture of the first screen. For server components only: Preact has no `preload`. */
export function FirstPicture(props: Omit<PictureProps, 'priority'>) {
  const { picture, sizes, phonePicture } = props;
  preloadAvif(picture, sizes, phonePicture && from('tablet'));
  if (phonePicture) preloadAvif(phonePicture, sizes, below('tablet'));
  return <Picture {...props} priority />;
}
