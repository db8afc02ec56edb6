import type { ComponentProps } from 'react';
import { below } from '@/components/theme/breakpoints';

import { groundOf } from './ground';
import * as css from './Picture.css';
import { formatsOf, srcSetOf, type SizedFiles } from './src-set';

/** `files` is null for a drawing, which is sharp at any size. */
export interface PictureFiles {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly files: SizedFiles | null;
  readonly src: string;
  /** The smallest JPEG, or the SVG of a drawing. */
  readonly lightest: string;
}

export interface PictureProps {
  readonly picture: PictureFiles;
  readonly sizes: string;
  /** Empty if the adjacent text has the same content. */
  readonly alt?: string;
  readonly priority?: boolean;
  readonly ratio?: '4/5' | '3/2' | '16/9' | 'square' | 'own';
  readonly phonePicture?: PictureFiles;
}

const onPhones = below('tablet');

function LightSources({
  files,
  sizes,
  ...shape
}: {
  readonly files: SizedFiles;
  readonly sizes: string;
} & Pick<ComponentProps<'source'>, 'media' | 'width' | 'height'>) {
  return formatsOf(files).map((format) => (
    <source
      key={format}
      {...shape}
      type={`image/${format}`}
      srcSet={srcSetOf(files, format, sizes)}
      sizes={sizes}
    />
  ));
}

function PhoneSources({ picture, sizes }: { picture: PictureFiles; sizes: string }) {
  const { files, lightest, width, height } = picture;
  const shared = { media: onPhones, width, height };
  if (!files) return <source {...shared} srcSet={lightest} />;
  return (
    <>
      <LightSources {...shared} files={files} sizes={sizes} />
      <source {...shared} srcSet={lightest} />
    </>
  );
}

export function Picture({
  picture,
  sizes,
  alt = picture.alt,
  priority = false,
  ratio = 'own',
  phonePicture,
}: PictureProps) {
  const { files, lightest, width, height } = picture;
  return (
    <picture className={css.frame}>
      {phonePicture && <PhoneSources picture={phonePicture} sizes={sizes} />}
      {files && <LightSources files={files} sizes={sizes} />}
      {/* Last, because Safari starts loading as soon as it is set. */}
      <img
        className={css.image({ ratio, ground: files ? groundOf(picture.color) : 'none' })}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy', decoding: 'async' })}
        src={lightest}
      />
    </picture>
  );
}
