import {
  FileTrigger as AriaFileTrigger,
  type FileTriggerProps as AriaFileTriggerProps,
} from 'react-aria-components';

export interface FileTriggerProps extends Omit<AriaFileTriggerProps, 'onSelect'> {
  /** Called with the chosen files, at least one. */
  onFiles: (files: File[]) => void;
}

/** Makes the Button inside it open the file picker. */
export function FileTrigger({ onFiles, ...props }: FileTriggerProps) {
  return (
    <AriaFileTrigger
      {...props}
      onSelect={(list) => {
        const files = [...(list ?? [])];
        if (files.length > 0) onFiles(files);
      }}
    />
  );
}
