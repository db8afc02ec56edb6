import { preload } from 'react-dom';
import { below, from } from '@/components/theme/breakpoints';
import { Picture, type PictureFiles, type PictureProps } from './Picture';
import { formatsOf, srcSetOf } from './src-set';

function preloadBest({ files, src }: PictureFiles, sizes: string, media?: string): void {
  const format = files && formatsOf(files)[0];
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    // A browser without the format ignores the preload, and so fetches nothing twice.
    ...(format && {
      type: `image/${format}`,
      imageSrcSet: srcSetOf(files, format, sizes),
      imageSizes: sizes,
    }),
    ...(media && { media }),
  });
}

/** The only picture of the first screen. For server components only: Preact has no `preload`. */
export function FirstPicture(props: Omit<PictureProps, 'priority'>) {
  const { picture, sizes, phonePicture } = props;
  preloadBest(picture, sizes, phonePicture && from('tablet'));
  if (phonePicture) preloadBest(phonePicture, sizes, below('tablet'));
  return <Picture {...props} priority />;
}
