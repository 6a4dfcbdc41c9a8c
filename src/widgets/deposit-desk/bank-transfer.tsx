import { type ReactNode, useId, useState } from 'react'
import type { Deposit } from '../../generated/api.ts'
import { usePorts, useText } from '../../engine/index.ts'
import { CopyValue, isWithinProofSizeLimit, maxProofMegabytes, readAsBase64, SummaryRows } from '../../features/money/index.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { FileField } from '../../ui/forms/file-field.tsx'
import styles from './style.module.css'
import type { DepositForm } from './use-deposit-form.ts'

interface BankProps {
  readonly depositForm: DepositForm
  readonly deposit: Deposit
  readonly payTo: NonNullable<Deposit['payTo']>
}

/** Bank details to copy, the upload of a proof of payment, and the button that confirms the transfer. */
export function BankTransfer({ depositForm, deposit, payTo }: BankProps): ReactNode {
  const text = useText()
  const { deposit: depositPort } = usePorts()
  const { id, reference, proof, proofGiven, state } = deposit
  const toCopyRow = (label: string, value: string) => ({ label, value: <CopyValue value={value} label={label} /> })
  const isProofMissing = proof === 'required' && !proofGiven
  return (
    <>
      {state !== 'review' && (
        <SummaryRows
          rows={[
            toCopyRow(text('deposit_pay_to_bank'), payTo.bank),
            toCopyRow(text('deposit_pay_to_account'), payTo.account),
            toCopyRow(text('deposit_pay_to_name'), payTo.name),
            toCopyRow(text('deposit_pay_to_reference'), reference),
          ]}
        />
      )}
      {proof !== 'none' && <ProofField depositForm={depositForm} deposit={deposit} />}
      {state !== 'review' && (
        <Button
          tone="primary"
          size="l"
          wide
          busy={depositForm.pending}
          disabled={isProofMissing}
          onClick={() => depositForm.runAction(() => depositPort.sent({ id }))}
        >
          {text('deposit_sent')}
        </Button>
      )}
    </>
  )
}

/** Upload of a picture or a document as proof of payment. */
function ProofField({ depositForm, deposit: { id, proof, proofGiven } }: Omit<BankProps, 'payTo'>): ReactNode {
  const text = useText()
  const fieldId = useId()
  const { deposit: depositPort } = usePorts()
  const [error, setError] = useState<string>()
  const uploadProof = async (file: File | undefined): Promise<void> => {
    setError(file && !isWithinProofSizeLimit(file) ? text('error_upload_too_large') : undefined)
    if (file === undefined || !isWithinProofSizeLimit(file)) return
    const data = await readAsBase64(file)
    depositForm.runAction(() => depositPort.proof({ id, file: data }))
  }
  return (
    <div className={styles['proof']}>
      <FileField
        id={fieldId}
        name="proof"
        label={text(proof === 'required' ? 'deposit_proof_required' : 'deposit_proof')}
        hint={text('deposit_proof_hint', { megabytes: maxProofMegabytes })}
        accept="image/png,image/jpeg,application/pdf"
        required={proof === 'required'}
        disabled={depositForm.pending}
        error={error}
        onChange={([file]) => void uploadProof(file)}
      />
      {proofGiven && <Notice tone="good">{text('deposit_proof_given')}</Notice>}
    </div>
  )
}
