import { setTimeout as sleep } from 'node:timers/promises'
import { expect, type Page } from '@playwright/test'
import { generateTotp } from '../platform/generate-totp.ts'
import { runAdminCommand } from './fixtures.ts'
import { testServer } from './test-server.ts'

/** A role for one brand; for all brands if `brand` is `undefined`. */
interface TestRole {
  readonly role: string
  readonly brand?: string
}

export interface TestOperator {
  readonly email: string
  readonly name: string
  readonly password: string
  /**
   * Returns the next code of the authenticator app. Each code is accepted once, so a third login within 30 seconds
   * waits for the next code.
   */
  readonly generateNextCode: () => Promise<string>
}

/** Origin of the admin API and the back office for browsers on this machine. */
export const adminOrigin = `http://admin.localhost:${String(testServer.port)}`
const password = 'a long sentence of a test'
let operatorCount = 0

/** Creates an operator who has enrolled with a password and an authenticator app. */
export async function createOperator(name: string, { role, brand }: TestRole): Promise<TestOperator> {
  const email = `operator${String(++operatorCount)}.${String(Date.now())}@operators.example`
  const { enrolment } = (await runAdminCommand('create-operator', { email, name, role, ...(brand !== undefined && { brand }) })) as {
    readonly enrolment: string
  }
  const { secret } = await postJson<{ readonly secret: string }>('operator/enrolment', { token: enrolment })
  // Each TOTP step is accepted once: enrolment uses the previous step, so the current and the next remain for logins.
  let lastStep = getCurrentStep() - 1
  await postJson('operator/enrolment/finish', { token: enrolment, password, code: generateTotp(secret, -1) })
  const generateNextCode = async (): Promise<string> => {
    lastStep = Math.max(lastStep + 1, getCurrentStep())
    // The server accepts a code from one step before it is current.
    await sleep(Math.max(0, (lastStep - 1) * stepMilliseconds - Date.now()))
    return generateTotp(secret, lastStep - getCurrentStep())
  }
  return { email, name, password, generateNextCode }
}

const stepMilliseconds = 30_000
const getCurrentStep = (): number => Math.floor(Date.now() / stepMilliseconds)

async function postJson<T>(path: string, body: object): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${String(testServer.port)}/_livery/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const envelope = (await response.json()) as { readonly success: boolean; readonly value: T; readonly message?: string }
  if (!envelope.success) throw new Error(`${path}: ${envelope.message ?? ''}`)
  return envelope.value
}

/** Opens the back office and logs an operator in. */
export async function openBackOffice(page: Page, operator: TestOperator, hash = ''): Promise<void> {
  await page.goto(`${adminOrigin}/_livery/back-office/${hash}`)
  await enterCredentials(page, operator)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toBeAttached()
}

/** Fills in and submits the login form. */
export async function enterCredentials(page: Page, { email, password: operatorPassword, generateNextCode }: TestOperator): Promise<void> {
  await page.getByLabel('Email address').fill(email)
  await page.getByLabel('Password').fill(operatorPassword)
  await page.getByLabel('Code from your authenticator app').fill(await generateNextCode())
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
