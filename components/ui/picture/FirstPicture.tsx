import { preload } from 'react-dom';
import { below, from } from '@/components/theme/breakpoints';
import { Picture, type PictureFiles, type PictureProps } from './Picture';
import { srcSetOf } from './src-set';

function preloadAvif({ files, src }: PictureFiles, sizes: string, media?: string): void {
  preload(src, {
    as: 'image',
    fetchPriority: 'high',
    // A browser without AVIF skips the whole line, and fetches nothing twice.
    ...(files && {
      type: 'image/avif',
      imageSrcSet: srcSetOf(files, 'avif', sizes),
      imageSizes: sizes,
    }),
    ...(media && { media }),
  });
}

/**
 * The one picture of the first screen: the browser is told of it in the page's head, and asks for it before the others.
 * For server components only: what preloads is not part of what browsers get.
 */
export function FirstPicture(props: Omit<PictureProps, 'priority'>) {
  const { picture, sizes, phonePicture } = props;
  preloadAvif(picture, sizes, phonePicture && from('tablet'));
  if (phonePicture) preloadAvif(phonePicture, sizes, below('tablet'));
  return <Picture {...props} priority />;
}
