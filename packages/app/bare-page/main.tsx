// The least that a page with React, a router and supabase-js can do for a signed-in person: it reads one row and shows it.
import { createClient } from '@supabase/supabase-js'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider, useLoaderData } from 'react-router-dom'

const config: unknown = JSON.parse(document.getElementById('foyer-config')?.textContent ?? '{}')
const setting = (name: string) => String(Object(config)[name])
const supabaseUrl = setting('supabaseUrl')
const isOnOwnOrigin = setting('apiOnOwnOrigin') === 'true'

const client = createClient(isOnOwnOrigin ? location.origin : supabaseUrl, setting('supabaseKey'), {
  auth: { storageKey: `sb-${new URL(supabaseUrl).hostname.split('.')[0]}-auth-token` },
})

async function loadRow(): Promise<string> {
  const { data } = await client.auth.getSession()
  const row = await client
    .from('profiles')
    .select('id')
    .eq('id', data.session?.user.id ?? '')
    .single()
    .throwOnError()
  return row.data.id
}

function Page() {
  return <h1>{String(useLoaderData())}</h1>
}

const router = createBrowserRouter([
  { path: '*', loader: loadRow, element: <Page />, hydrateFallbackElement: <p>Loading</p> },
])
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
