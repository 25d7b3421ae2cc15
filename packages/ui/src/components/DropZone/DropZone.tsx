import { Upload } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useId, useRef } from 'react';
import type { ReactNode } from 'react';
import { Button, isFileDropItem, useDrop } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { usePastedFiles } from '../../internal/usePastedFiles.ts';
import { FileTrigger } from '../FileTrigger/index.ts';
import { Icon } from '../Icon/index.ts';
import {
  control,
  description as descriptionClass,
  icon as iconClass,
  zone,
} from './DropZone.css.ts';

/** Props of DropZone. */
export interface DropZoneProps {
  /** What to bring, and how: 'Drop a picture here, paste it, or choose a file'. Names it. */
  label: string;
  /** Kinds and limits: 'JPEG, PNG or WebP, at most 10 MB'. */
  description?: ReactNode;
  /**
   * Media types or endings that the file picker offers. Files that are dropped or pasted come
   * unfiltered, so that you can say what is wrong with them.
   */
  accept?: readonly string[];
  /**
   * Whether several files may come at once.
   * @default false
   */
  allowsMultiple?: boolean;
  /** Called with the files that were chosen, dropped or pasted: at least one. */
  onFiles: (files: File[]) => void;
  /** More inside, such as the picture that is there. Nothing that can be pressed. */
  children?: ReactNode;
  /** Icon above the words. */
  icon?: LucideIcon;
  /** Whether it takes nothing now. */
  isDisabled?: boolean;
  className?: string;
}

/** A place to drop files on, which also opens the file picker and hears pasted files. */
export function DropZone({
  label,
  description,
  accept,
  allowsMultiple = false,
  onFiles,
  children,
  icon = Upload,
  isDisabled = false,
  className,
}: DropZoneProps) {
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const take = (files: File[]) => {
    if (files.length > 0) onFiles(allowsMultiple ? files : files.slice(0, 1));
  };
  const { dropProps, isDropTarget } = useDrop({
    ref,
    isDisabled,
    getDropOperation: () => 'copy',
    onDrop: async ({ items }) => {
      take(await Promise.all(items.filter(isFileDropItem).map((item) => item.getFile())));
    },
  });
  usePastedFiles(take, isDisabled);

  return (
    <div
      {...dropProps}
      ref={ref}
      data-drop-target={isDropTarget || undefined}
      data-disabled={isDisabled || undefined}
      className={joinClassNames(zone, className)}
    >
      <Icon icon={icon} size={24} className={iconClass} />
      <FileTrigger acceptedFileTypes={accept} allowsMultiple={allowsMultiple} onFiles={take}>
        <Button
          aria-describedby={description === undefined ? undefined : id}
          isDisabled={isDisabled}
          className={control}
        >
          {label}
        </Button>
      </FileTrigger>
      {description !== undefined && (
        <span id={id} className={descriptionClass}>
          {description}
        </span>
      )}
      {children}
    </div>
  );
}
