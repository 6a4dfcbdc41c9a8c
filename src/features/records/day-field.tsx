import { type ReactNode, useId } from 'react'
import { useText } from '../../engine/index.ts'
import { FieldError } from '../../ui/controls/notice.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import styles from './record.module.css'
import { dayChoices, type RecordDays } from './use-record-days.ts'

/** Choice of a period: a preset, or a custom range. `panelId` is the id of the panel that it controls. */
export function DayField({ days, panelId }: { readonly days: RecordDays; readonly panelId: string }): ReactNode {
  const text = useText()
  const id = useId()
  const { choice, choose, customRange, setCustomRange, errorKey, maxDays, today } = days
  return (
    <div className={styles['days']}>
      <Tabs
        label={text('report_period')}
        tabs={dayChoices.map((option) => ({ id: option, label: text(`report_${option}`) }))}
        value={choice}
        onChange={(chosen) => choose(dayChoices.find((option) => option === chosen) ?? choice)}
        panelId={panelId}
        variant="pills"
        wrap
      />
      {choice === 'own' && (
        <div role="group" aria-label={text('report_own')} className={styles['customRange']}>
          <TextField
            id={`${id}-from`}
            type="date"
            label={text('record_from')}
            value={customRange.from}
            max={today}
            onChange={(from) => setCustomRange({ from })}
          />
          <TextField
            id={`${id}-to`}
            type="date"
            label={text('record_to')}
            value={customRange.to}
            max={today}
            onChange={(to) => setCustomRange({ to })}
          />
          {errorKey !== undefined && (
            <div role="alert" className={styles['error']}>
              <FieldError id={`${id}-error`}>{text(errorKey, { days: maxDays })}</FieldError>
            </div>
          )}
        </div>
      )}
    </div>
  )
}
