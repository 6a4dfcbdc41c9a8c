import { type ReactNode, useState } from 'react'
import { usePorts, useQuery, useSite, useText, type WidgetViewProps } from 'livery/engine'
import { Button, getCardClass, SectionHeading } from 'livery/ui'
import styles from './style.module.css'

/** A card on which a player collects one stamp a day. */
export function View({ props: { title, size } }: WidgetViewProps<'stamp-card'>): ReactNode {
  const text = useText()
  const isVisitor = useSite((site) => site.visitor.kind === 'visitor')
  return (
    <section className="wrap">
      <SectionHeading title={text(title)} />
      <div className={getCardClass(styles['card'])}>{isVisitor ? <p>{text('stamps_visitor')}</p> : <Stamps size={size} />}</div>
    </section>
  )
}

function Stamps({ size }: { readonly size: number }): ReactNode {
  const text = useText()
  const { stamps } = usePorts()
  const cardQuery = useQuery('stamp card', (ports) => ports.stamps.card())
  const [isBusy, setBusy] = useState(false)
  const collect = async (): Promise<void> => {
    setBusy(true)
    try {
      await stamps.collect()
      cardQuery.refetch()
    } finally {
      setBusy(false)
    }
  }
  const { count = 0, collectedToday = true } = cardQuery.value ?? {}
  const stampsOnCard = count % size
  return (
    <>
      <p>{text('stamps_count', { count: String(stampsOnCard), size: String(size) })}</p>
      <ul className={styles['stamps']} aria-hidden="true">
        {Array.from({ length: size }, (_, index) => (
          <li key={index} className={styles['stamp']} data-collected={index < stampsOnCard} />
        ))}
      </ul>
      <Button tone="primary" busy={isBusy} disabled={collectedToday} onClick={() => void collect()}>
        {text(collectedToday ? 'stamps_collected' : 'stamps_collect')}
      </Button>
    </>
  )
}
