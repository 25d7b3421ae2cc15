import { Upload, type LucideIcon } from 'lucide-react';
import { useId, useRef, type ReactNode } from 'react';
import { Button, isFileDropItem, useDrop } from 'react-aria-components';
import { joinClassNames } from '../../internal/mergeClassName.ts';
import { usePastedFiles } from './usePastedFiles.ts';
import { FileTrigger } from '../FileTrigger/index.ts';
import { Icon } from '../Icon/index.ts';
import {
  control,
  description as descriptionClass,
  icon as iconClass,
  zone,
} from './DropZone.css.ts';

export interface DropZoneProps {
  /**
   * What to add and how, as the accessible name: 'Drop a picture here, paste it, or choose a file'.
   */
  label: string;
  /** File types and limits: 'JPEG, PNG or WebP, at most 10 MB'. */
  description?: ReactNode;
  /**
   * Media types or file extensions that the file picker offers. Dropped and pasted files are not
   * filtered, so that you can explain what is wrong with them.
   */
  accept?: readonly string[];
  /**
   * Whether several files can be added at once.
   * @default false
   */
  allowsMultiple?: boolean;
  /** Called with at least one file that was chosen, dropped or pasted. */
  onFiles: (files: File[]) => void;
  /** Additional content, such as a preview. It must not contain controls. */
  children?: ReactNode;
  /** Icon above the label. */
  icon?: LucideIcon;
  /** Whether the zone accepts no files. */
  isDisabled?: boolean;
  /** Added to the component’s own classes. */
  className?: string;
}

/** An area to drop files on. It also opens the file picker and accepts pasted files. */
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
