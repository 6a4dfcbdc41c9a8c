import { type ReactNode, useState } from 'react'
import { CommandForm, type ChosenCommand } from './command-form.tsx'
import { listSelectableBrands, listAvailableCommands } from './commands.ts'
import { Button, Loading, Notice } from './controls.tsx'
import { Dialog } from './dialog.tsx'
import { Header } from './header.tsx'
import { LogOutButton } from './log-out-button.tsx'
import { Navigation } from './navigation.tsx'
import { PageView } from './page-view.tsx'
import { useRoute } from './route.ts'
import { type Session, SessionProvider, useSessionState } from './session.tsx'
import { SignIn } from './sign-in.tsx'

/** The back office: the admin commands that the signed-in operator may run, as pages and forms. */
export function App(): ReactNode {
  const { state, load } = useSessionState()
  if (state.status === 'signed-in') return <BackOffice session={state.session} load={load} />
  return (
    <main className="narrow-page">
      <h1>Livery back office</h1>
      {state.status === 'loading' && <Loading />}
      {state.status === 'signed-out' && <SignIn onSignedIn={load} />}
      {state.status === 'failed' && (
        <Notice tone="error">
          {state.message} <Button onClick={load}>Try again</Button>
        </Notice>
      )}
    </main>
  )
}

function BackOffice({ session, load }: { readonly session: Session; readonly load: () => void }): ReactNode {
  const route = useRoute()
  const [chosenCommand, setChosenCommand] = useState<ChosenCommand>()
  const [isMenuOpen, setMenuOpen] = useState(false)
  const brands = listSelectableBrands(session.access)
  const brand = route.brand === undefined ? brands[0]?.id : brands.find(({ id }) => id === route.brand)?.id
  if (brand === undefined)
    return (
      <main className="narrow-page">
        <h1>Livery back office</h1>
        <Notice>
          {brands.length === 0
            ? 'You have no role yet. Ask an administrator for one.'
            : 'You have no role for this brand. Ask an administrator for one.'}
        </Notice>
        <div className="buttons">
          {brands.length > 0 && <a href="#/">Your brands</a>}
          <LogOutButton signOut={session.signOut} />
        </div>
      </main>
    )
  const commands = listAvailableCommands(session.commands, session.access, brand)
  const context = { brand, commands, subject: route.subject }
  return (
    <SessionProvider value={session}>
      <a className="skip-link" href="#content" onClick={focusContent}>
        Skip to content
      </a>
      <Header
        context={context}
        route={route}
        isMenuOpen={isMenuOpen}
        onToggleMenu={() => setMenuOpen((open) => !open)}
        onChoose={setChosenCommand}
      />
      <div className="columns">
        <Navigation context={context} route={route} isOpen={isMenuOpen} onNavigate={() => setMenuOpen(false)} />
        <main id="content" tabIndex={-1}>
          <PageView context={context} route={route} onChoose={setChosenCommand} />
        </main>
      </div>
      {chosenCommand && <CommandForm key={chosenCommand.command.name} {...chosenCommand} onClose={() => setChosenCommand(undefined)} />}
      {session.expired && (
        <Dialog title="Log in again">
          <SignIn onSignedIn={load} notice="Your session has ended. Log in to continue: your input is kept." />
        </Dialog>
      )}
    </SessionProvider>
  )
}

/** Focuses the content without following the link, since the URL fragment is the route. */
function focusContent(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('content')?.focus()
}
