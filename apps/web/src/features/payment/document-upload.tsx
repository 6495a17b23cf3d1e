import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button.tsx'
import { useCause } from '../../components/failure/use-cause.ts'
import { showNotice } from '../../components/notice/notice-store.ts'
import { DocumentField } from './document-field.tsx'

interface DocumentUploadProps {
  readonly label: string
  /** Largest size in MB. */
  readonly megabytes: number
  /** Label of the button that sends. */
  readonly send: string
  readonly kind?: 'primary'
  readonly disabled?: boolean
  /** The notice when it was sent. */
  readonly notice: string
  readonly upload: (file: File) => Promise<unknown>
  readonly onSent?: () => void
}

/** Chooses a document and sends it; what the server finds wrong with it is shown at the field. */
export function DocumentUpload({ label, megabytes, send, kind, disabled, notice, upload, onSent }: DocumentUploadProps) {
  const { t } = useTranslation('payment')
  const queries = useQueryClient()
  const causeOf = useCause()
  const [file, setFile] = useState<File | null>(null)
  const [issue, setIssue] = useState<string | null>(null)
  const sending = useMutation({
    mutationFn: upload,
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: ['payment'] })
      setFile(null)
      showNotice(notice)
      onSent?.()
    },
    onError: (error) => setIssue(causeOf(error)),
  })
  return (
    <>
      <DocumentField
        label={label}
        file={file}
        megabytes={megabytes}
        issue={issue}
        onFile={(chosen, wrong) => {
          setFile(chosen)
          setIssue(wrong)
        }}
      />
      <Button
        {...(kind && { kind })}
        disabled={file === null || sending.isPending || disabled === true}
        onClick={() => {
          setIssue(null)
          if (file !== null) sending.mutate(file)
        }}
      >
        {sending.isPending ? t('document.sending') : send}
      </Button>
    </>
  )
}
