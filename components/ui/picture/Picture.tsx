import type { ComponentProps } from 'react';
import { below } from '@/components/theme/breakpoints';
import { classNames } from '@/components/ui/class-names/class-names';
import { groundOf } from './ground';
import * as css from './Picture.css';
import { formatsOf, srcSetOf, type SizedFiles } from './src-set';

/** `files` is null for a drawing, which is sharp at any size. */
export interface PictureFiles {
  alt: string;
  width: number;
  height: number;
  color: string;
  files: SizedFiles | null;
  src: string;
  /** The smallest JPEG, or the SVG of a drawing. */
  lightest: string;
}

export interface PictureProps {
  picture: PictureFiles;
  sizes: string;
  /** Empty if the adjacent text has the same content. */
  alt?: string;
  priority?: boolean;
  /** Defaults to that of `width` and `height`. */
  ratio?: keyof typeof css.ratio;
  phonePicture?: PictureFiles;
  /** Of the `<img>`. */
  className?: string;
  /** Of the `<picture>` around it. */
  frameClassName?: string | undefined;
}

const onPhones = below('tablet');

function LightSources({
  files,
  sizes,
  ...shape
}: {
  files: SizedFiles;
  sizes: string;
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
  ratio,
  phonePicture,
  className,
  frameClassName,
}: PictureProps) {
  const { files, lightest, width, height } = picture;
  // A ground would show through a drawing.
  const ground = files ? css.ground[groundOf(picture.color)] : undefined;
  return (
    <picture className={frameClassName}>
      {phonePicture && <PhoneSources picture={phonePicture} sizes={sizes} />}
      {files && <LightSources files={files} sizes={sizes} />}
      {/* Last, because Safari starts loading as soon as it is set. */}
      <img
        className={classNames(ratio && css.ratio[ratio], ground, className)}
        alt={alt}
        width={width}
        height={height}
        {...(priority ? { fetchPriority: 'high' } : { loading: 'lazy' })}
        src={lightest}
      />
    </picture>
  );
}
