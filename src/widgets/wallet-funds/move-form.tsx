import { type FormEvent, type ReactNode, useId, useRef } from 'react'
import type { Funds } from '../../generated/api.ts'
import { parseMinor, useConfig, useFormatMoney, useFormatPercent, usePreferences, useSite, useText } from '../../engine/index.ts'
import { type MoveFunds, useMoveFunds } from '../../features/wallet/index.ts'
import { maxLengths } from '../../generated/max-lengths.ts'
import { Button } from '../../ui/controls/button.tsx'
import { IconButton } from '../../ui/controls/icon-button.tsx'
import { Money } from '../../ui/controls/money.tsx'
import { Notice } from '../../ui/controls/notice.tsx'
import { Panel } from '../../ui/controls/panel.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './style.module.css'

/** Percentages of the available balance, each with a button that enters this amount. */
const quickPercentages = [25, 50, 100] as const

/** Form that moves money between the main wallet and a vendor's wallet, or moves everything back to the main wallet. */
export function MoveForm({ funds }: { readonly funds: Funds }): ReactNode {
  const text = useText()
  const move = useMoveFunds(funds)
  const { exponent } = useConfig(({ merchant }) => merchant.currency)
  const getVendorName = useVendorNames()
  const fundedVendors = funds.vendors.filter(({ balance }) => parseMinor(balance, exponent) > 0n)
  return (
    <Panel title={text('wallet_move')}>
      <div className={styles['move']}>
        {move.notice !== undefined && <Notice tone={move.notice.tone}>{move.notice.text}</Notice>}
        {fundedVendors.length > 0 && (
          <div className={styles['fundedVendors']}>
            <ul>
              {fundedVendors.map(({ vassalage, balance }) => (
                <li key={vassalage}>
                  <bdi>{getVendorName(vassalage)}</bdi>
                  <HideableAmount amount={parseMinor(balance, exponent)} />
                </li>
              ))}
            </ul>
            <Button busy={move.pending} onClick={() => void move.returnAll()}>
              {text('wallet_all_back')}
            </Button>
          </div>
        )}
        {(!funds.isSingle || fundedVendors.length > 0) && <MoveFields funds={funds} move={move} getVendorName={getVendorName} />}
      </div>
    </Panel>
  )
}

interface MoveFieldsProps {
  readonly funds: Funds
  readonly move: MoveFunds
  readonly getVendorName: (code: string) => string
}

function MoveFields({ funds, move, getVendorName }: MoveFieldsProps): ReactNode {
  const text = useText()
  const formatMoney = useFormatMoney()
  const formatPercent = useFormatPercent()
  const { balanceHidden } = usePreferences()
  const { symbol, placement } = useConfig(({ merchant }) => merchant.currency)
  const id = useId()
  const formElement = useRef<HTMLFormElement>(null)
  const formatAmount = (amount: bigint): string => (balanceHidden ? '***' : formatMoney(amount))
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const invalidField = await move.send()
    if (invalidField !== undefined) formElement.current?.querySelector<HTMLElement>(`[name="${invalidField}"]`)?.focus()
  }
  const mainSide = (
    <div className={styles['side']}>
      <span className={styles['caption']}>{text(move.to === 'vendor' ? 'wallet_from' : 'wallet_to')}</span>
      <strong>{text('wallet_main')}</strong>
    </div>
  )
  const vendorSide = (
    <div className={styles['side']}>
      <SelectField
        id={`${id}-vendor`}
        name="vendor"
        label={text(move.to === 'vendor' ? 'wallet_to' : 'wallet_from')}
        required
        emptyLabel={text('wallet_choose')}
        value={move.vendor}
        error={move.findError('vendor')}
        options={funds.vendors.map(({ vassalage }) => ({ value: vassalage, label: getVendorName(vassalage) }))}
        onChange={move.setVendor}
      />
    </div>
  )
  const currencySymbol = <span className={styles['symbol']}>{symbol}</span>
  return (
    <form ref={formElement} className={styles['fields']} noValidate onSubmit={(event) => void submit(event)}>
      <div className={styles['sides']}>
        {move.to === 'vendor' ? mainSide : vendorSide}
        {!funds.isSingle && (
          <IconButton icon="transfer" label={text('wallet_swap')} className={styles['switchDirection']} onClick={move.switchDirection} />
        )}
        {move.to === 'vendor' ? vendorSide : mainSide}
      </div>
      <TextField
        id={`${id}-amount`}
        name="amount"
        label={text('transfer_amount')}
        hint={text('wallet_free', { amount: formatAmount(move.availableBalance) })}
        required
        value={move.amountInput}
        error={move.findError('amount')}
        maxLength={maxLengths['wallet.moveFunds'].amount}
        inputMode="decimal"
        autoComplete="off"
        onChange={move.setAmount}
        {...(placement === 'before' ? { start: currencySymbol } : { end: currencySymbol })}
      />
      <div className={styles['quickAmounts']} role="group" aria-label={text('wallet_offered')}>
        {quickPercentages.map((percent) => (
          <Button key={percent} size="s" disabled={move.availableBalance === 0n} onClick={() => move.setPercent(BigInt(percent))}>
            {percent === 100 ? text('wallet_whole') : formatPercent(percent)}
          </Button>
        ))}
      </div>
      <Button type="submit" tone="primary" size="l" wide busy={move.pending}>
        {text('wallet_send')}
      </Button>
    </form>
  )
}

function HideableAmount({ amount }: { readonly amount: bigint }): ReactNode {
  const { balanceHidden } = usePreferences()
  const formatMoney = useFormatMoney()
  return <Money text={balanceHidden ? '***' : formatMoney(amount)} />
}

/** Returns a function that returns the name of a vendor; its code if the site does not show the vendor. */
function useVendorNames(): (code: string) => string {
  const categories = useSite((site) => site.categories)
  const names = new Map(categories.flatMap(({ vendors }) => vendors.map(({ code, name }) => [code, name] as const)))
  return (code) => names.get(code) ?? code
}
