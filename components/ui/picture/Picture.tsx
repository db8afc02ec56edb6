import type { ComponentProps } from 'react';
import { below } from '@/components/theme/breakpoints';

import { groundOf } from './ground';
import * as css from './Picture.css';
import { formats, srcSetOf, type SizedFiles } from './src-set';

/** A picture in several widths and formats. `files` is null for a drawing, which is sharp at any size. */
export interface PictureFiles {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly files: SizedFiles | null;
  readonly src: string;
  /** Smallest JPEG, for a browser without AVIF and WebP. For a drawing, its SVG. */
  readonly lightest: string;
}

/** A picture, and the box that it fills. */
export interface PictureProps {
  readonly picture: PictureFiles;
  readonly sizes: string;
  /** Replaces `picture.alt`; empty if the adjacent text has the same content. */
  readonly alt?: string;
  /** For the only picture of the first screen. */
  readonly priority?: boolean;
  /** Ratio to which the picture is cropped; `own` keeps the picture's own. */
  readonly ratio?: '4/5' | '3/2' | '16/9' | 'square' | 'own';
  /** Another crop, shown below the tablet width. */
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
  return formats.map((format) => (
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

/** A picture in the first of AVIF, WebP and JPEG that the browser supports. */
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
      {/* `src` must be last, because Safari starts loading as soon as it is set. */}
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
