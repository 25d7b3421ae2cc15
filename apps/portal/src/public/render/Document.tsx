import { pageMarks } from '@cardinal/contract/paths';
import type { ReactNode } from 'react';
import { Installation } from '../parts/Installation.tsx';
import { PictureLoading } from '../parts/ProductPicture.tsx';
import type { PageMeta } from './meta.ts';

/** Files that pages load, by their paths on the server. */
export interface PageFiles {
  styles: readonly string[];
  /** The script that adds behaviour beyond HTML. */
  script: string;
  /** The font of the text above the fold. */
  font: string;
  /** The picture shown in link previews. */
  preview: string;
}

export interface DocumentProps {
  meta: PageMeta;
  files: PageFiles;
  children: ReactNode;
}

/** Background colours of the page, for the browser's own user interface. */
const grounds = { light: '#fcf9f5', dark: '#13110f' };

/** Placeholders for what the server fills in. */
const installation = { contact: pageMarks.contact, demo: pageMarks.demo };

/** A whole HTML document. It contains no inline script and no inline style. */
export function Document({ meta, files, children }: DocumentProps) {
  const { title, description, path, isHidden } = meta;
  const url = `${pageMarks.origin}${path}`;
  const preview = `${pageMarks.origin}${files.preview}`;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{title}</title>
        <meta name="description" content={description} />
        {isHidden ? (
          <meta name="robots" content="noindex" />
        ) : (
          <>
            <link rel="canonical" href={url} />
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Cardinal" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={url} />
            <meta property="og:image" content={preview} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta
              property="og:image:alt"
              content="Cardinal. Every card you take home becomes a conversation."
            />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {/* Blocks on purpose: it redirects signed-in users and sets the theme before the first paint. */}
        <script src="/boot.js" />
        <link rel="preload" href={files.font} as="font" type="font/woff2" crossOrigin="anonymous" />
        {files.styles.map((href) => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <meta name="theme-color" content={grounds.light} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={grounds.dark} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <script src={files.script} defer />
      </head>
      <body>
        <Installation value={installation}>
          <PictureLoading value="lazy">{children}</PictureLoading>
        </Installation>
      </body>
    </html>
  );
}
