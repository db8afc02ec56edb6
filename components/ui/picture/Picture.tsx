import type { ComponentProps } from 'react';
import { below } from '@/components/theme/breakpoints';

import { groundOf } from './ground';
import * as css from './Picture.css';
import { formats, srcSetOf, type SizedFiles } from './src-set';

/** A picture in several widths and formats; `null` files for a drawing, which is sharp at any size. */
export interface PictureFiles {
  readonly alt: string;
  readonly width: number;
  readonly height: number;
  readonly color: string;
  readonly files: SizedFiles | null;
  readonly src: string;
  /** For a browser that knows neither AVIF nor WebP, most likely on a small screen; the drawing itself. */
  readonly lightest: string;
}

/** Which picture, and the box it fills. */
export interface PictureProps {
  readonly picture: PictureFiles;
  /** Width of the picture's box in the layout, as in the `sizes` attribute: « (min-width: 64em) 33vw, 100vw ». */
  readonly sizes: string;
  /** Replaces the picture's own alternative text; empty where the text beside it says the same. */
  readonly alt?: string;
  /** For the one picture of the first screen: asked for at once and before the others. */
  readonly priority?: boolean;
  /** Shape of the box; the picture is cut to it. `own` keeps the picture's. */
  readonly ratio?: '4/5' | '3/2' | '16/9' | 'square' | 'own';
  /** Another cut of the same scene, shown below the tablet width. */
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

/** A picture that keeps its place before it arrives; AVIF, WebP or JPEG, as the browser knows. No script, no inline style. */
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
      {/* `src` comes last: Safari starts loading as soon as it meets it. */}
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
