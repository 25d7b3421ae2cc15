import { siteLanguages, siteLocales, type SiteLanguage } from '@cardinal/contract/messages';
import { languagePath, pageMarks } from '@cardinal/contract/paths';
import { directionOf } from '@cardinal/contract/visitors';
import { LanguageContext } from '@cardinal/crm-features/language';
import { I18nProvider } from '@cardinal/ui';
import type { ReactNode } from 'react';
import { Installation } from '../parts/Installation.tsx';
import { PictureLoading } from '../parts/ProductPicture.tsx';
import { SiteBase } from '../parts/site.ts';
import type { PageMeta } from './meta.ts';

/** Files that pages load, by their paths on the server. */
export interface PageFiles {
  styles: readonly string[];
  /** The script that adds behaviour beyond HTML. */
  script: string;
  /** The fonts of the text above the fold, by script. */
  fonts: { latin: string; devanagari: string };
  /** The picture shown in link previews. */
  preview: string;
}

export interface DocumentProps {
  meta: PageMeta;
  language: SiteLanguage;
  /** What the picture in link previews says. */
  previewText: string;
  files: PageFiles;
  children: ReactNode;
}

/** Background colours of the page, for the browser's own user interface. */
const grounds = { light: '#fcf9f5', dark: '#13110f' };

/** Placeholders for what the server fills in. */
const installation = { contact: pageMarks.contact, demo: pageMarks.demo };

/** The same page in every language; without a language in the URL, the browser's decides. */
function Alternates({ urlIn }: { urlIn: (language: SiteLanguage) => string }) {
  return (
    <>
      {siteLanguages.map((each) => (
        <link key={each} rel="alternate" hrefLang={each} href={urlIn(each)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={urlIn('en')} />
    </>
  );
}

/** A whole HTML document. It contains no inline script and no inline style. */
export function Document({ meta, language, previewText, files, children }: DocumentProps) {
  const { title, description, path, isHidden, isOnlyEnglish = false } = meta;
  const urlIn = (each: SiteLanguage) => pageMarks.origin + languagePath(each, path);
  const url = urlIn(language);
  const preview = `${pageMarks.origin}${files.preview}`;
  return (
    <html lang={language} dir={directionOf(language)}>
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
            {!isOnlyEnglish && <Alternates urlIn={urlIn} />}
            <meta property="og:type" content="website" />
            <meta property="og:site_name" content="Cardinal" />
            <meta property="og:title" content={title} />
            <meta property="og:description" content={description} />
            <meta property="og:url" content={url} />
            <meta property="og:image" content={preview} />
            <meta property="og:image:width" content="1200" />
            <meta property="og:image:height" content="630" />
            <meta property="og:image:alt" content={previewText} />
            <meta name="twitter:card" content="summary_large_image" />
          </>
        )}
        {/* Blocks on purpose: before the first paint, it redirects signed-in users and to the chosen
            language, and sets the theme. */}
        <script
          src="/boot.js"
          data-languages={isOnlyEnglish ? undefined : siteLanguages.join(' ')}
        />
        {[files.fonts.latin, ...(language === 'hi' ? [files.fonts.devanagari] : [])].map((href) => (
          <link
            key={href}
            rel="preload"
            href={href}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
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
        <LanguageContext value={language}>
          <I18nProvider locale={siteLocales[language]}>
            <SiteBase value={isOnlyEnglish ? '' : pageMarks.base}>
              <Installation value={installation}>
                <PictureLoading value="lazy">{children}</PictureLoading>
              </Installation>
            </SiteBase>
          </I18nProvider>
        </LanguageContext>
      </body>
    </html>
  );
}
