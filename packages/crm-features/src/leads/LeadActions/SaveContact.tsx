import type { Lead } from '@cardinal/contract';
import { IconButton, toasts } from '@cardinal/ui';
import { useMutation } from '@tanstack/react-query';
import { BookUser } from 'lucide-react';
import { errorDetail, useApi } from '../../client/index.ts';
import { saveFile } from '../../client/http/saveFile.ts';
import { detailMessages } from '../detailTexts.ts';
import { useTexts } from '../../language/index.ts';

export interface SaveContactProps {
  lead: Pick<Lead, 'id'>;
  /** Saves the vCard. @default a download of the browser, which a phone opens in its contacts */
  onSave?: (file: Blob, name: string) => void;
}

/** Saves a lead as a vCard for the contacts of a phone or a mail program. */
export function SaveContact({ lead, onSave = saveFile }: SaveContactProps) {
  const texts = useTexts(detailMessages).contact;
  const api = useApi();
  const download = useMutation({
    mutationFn: () => api.download('/api/leads/{id}/vcard', { params: { id: lead.id } }),
    onSuccess: ({ blob, name }) => onSave(blob, name ?? 'contact.vcf'),
    onError: (error) =>
      toasts.show({ title: texts.downloadFailed, description: errorDetail(error), tone: 'danger' }),
  });
  return (
    <IconButton
      size="sm"
      icon={BookUser}
      aria-label={texts.download}
      isBusy={download.isPending}
      onPress={() => download.mutate()}
    />
  );
}
