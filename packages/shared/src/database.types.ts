export type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
      change_requests: {
        Row: {
          areas: string[]
          created_at: string
          details: string
          id: string
          profile_id: string
          reason: string | null
          status: string
        }
        Insert: {
          areas?: string[]
          created_at?: string
          details?: string
          id?: string
          profile_id?: string
          reason?: string | null
          status?: string
        }
        Update: {
          areas?: string[]
          created_at?: string
          details?: string
          id?: string
          profile_id?: string
          reason?: string | null
          status?: string
        }
        Relationships: [
          {
            foreignKeyName: "change_requests_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      consents: {
        Row: {
          accepted_at: string
          document: string
          profile_id: string
          version: string
        }
        Insert: {
          accepted_at?: string
          document: string
          profile_id?: string
          version: string
        }
        Update: {
          accepted_at?: string
          document?: string
          profile_id?: string
          version?: string
        }
        Relationships: [
          {
            foreignKeyName: "consents_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      draft_versions: {
        Row: {
          answers_version: string
          content: NonNullable<Json>
          created_at: string
          entered: Json | null
          flow: string
          id: string
          profile_id: string
          style: string
          version: number
        }
        Insert: {
          answers_version: string
          content: NonNullable<Json>
          created_at?: string
          entered?: Json | null
          flow: string
          id?: string
          profile_id: string
          style: string
          version: number
        }
        Update: {
          answers_version?: string
          content?: NonNullable<Json>
          created_at?: string
          entered?: Json | null
          flow?: string
          id?: string
          profile_id?: string
          style?: string
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "draft_versions_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      entries: {
        Row: {
          changed_at: string
          device: string | null
          key: string
          profile_id: string
          replaced: Json | null
          typed_at: string
          value: Json | null
          version: number
        }
        Insert: {
          changed_at: string
          device?: string | null
          key: string
          profile_id: string
          replaced?: Json | null
          typed_at: string
          value?: Json | null
          version?: number
        }
        Update: {
          changed_at?: string
          device?: string | null
          key?: string
          profile_id?: string
          replaced?: Json | null
          typed_at?: string
          value?: Json | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "entries_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      initial_drafts: {
        Row: {
          created_at: string
          delivered_at: string | null
          profile_id: string
          reopened_at: string | null
          shared_at: string | null
          slug: string | null
          updated_at: string
          url: string | null
          version: number
        }
        Insert: {
          created_at?: string
          delivered_at?: string | null
          profile_id: string
          reopened_at?: string | null
          shared_at?: string | null
          slug?: string | null
          updated_at?: string
          url?: string | null
          version?: number
        }
        Update: {
          created_at?: string
          delivered_at?: string | null
          profile_id?: string
          reopened_at?: string | null
          shared_at?: string | null
          slug?: string | null
          updated_at?: string
          url?: string | null
          version?: number
        }
        Relationships: [
          {
            foreignKeyName: "initial_drafts_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      launches: {
        Row: {
          end_reason: string | null
          ended_at: string | null
          id: string
          launched_by: string | null
          name: string | null
          profile_id: string | null
          started_at: string
        }
        Insert: {
          end_reason?: string | null
          ended_at?: string | null
          id?: string
          launched_by?: string | null
          name?: string | null
          profile_id?: string | null
          started_at?: string
        }
        Update: {
          end_reason?: string | null
          ended_at?: string | null
          id?: string
          launched_by?: string | null
          name?: string | null
          profile_id?: string | null
          started_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "launches_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      leads: {
        Row: {
          channel: string
          click_ids: NonNullable<Json>
          consent: Json | null
          created_at: string
          email: string | null
          first_touch: Json | null
          id: string
          landing_page: string | null
          page: string | null
          profile_id: string | null
          referral_source: string | null
          referrer: string | null
          submission_id: string
          suspected: string | null
          utm_campaign: string | null
          utm_content: string | null
          utm_medium: string | null
          utm_source: string | null
          utm_term: string | null
          widget: Json | null
        }
        Insert: {
          channel: string
          click_ids?: NonNullable<Json>
          consent?: Json | null
          created_at?: string
          email?: string | null
          first_touch?: Json | null
          id?: string
          landing_page?: string | null
          page?: string | null
          profile_id?: string | null
          referral_source?: string | null
          referrer?: string | null
          submission_id: string
          suspected?: string | null
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          utm_term?: string | null
          widget?: Json | null
        }
        Update: {
          channel?: string
          click_ids?: NonNullable<Json>
          consent?: Json | null
          created_at?: string
          email?: string | null
          first_touch?: Json | null
          id?: string
          landing_page?: string | null
          page?: string | null
          profile_id?: string | null
          referral_source?: string | null
          referrer?: string | null
          submission_id?: string
          suspected?: string | null
          utm_campaign?: string | null
          utm_content?: string | null
          utm_medium?: string | null
          utm_source?: string | null
          utm_term?: string | null
          widget?: Json | null
        }
        Relationships: [
          {
            foreignKeyName: "leads_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      mail_preferences: {
        Row: {
          profile_id: string
          question_reminders: boolean
          referral_updates: boolean
          updated_at: string
          weekly_counts: boolean
        }
        Insert: {
          profile_id?: string
          question_reminders?: boolean
          referral_updates?: boolean
          updated_at?: string
          weekly_counts?: boolean
        }
        Update: {
          profile_id?: string
          question_reminders?: boolean
          referral_updates?: boolean
          updated_at?: string
          weekly_counts?: boolean
        }
        Relationships: [
          {
            foreignKeyName: "mail_preferences_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      mails: {
        Row: {
          attempts: number
          build_id: string | null
          created_at: string
          domain_id: string | null
          due_at: string | null
          events: number[] | null
          first_tried_at: string | null
          id: string
          kind: string
          last_error: string | null
          launch_id: string | null
          locked_until: string | null
          profile_id: string
          reminder: number | null
          sent_at: string | null
          statement: number | null
          status: string
          support_request: string | null
          token: string
          version: number | null
          week: string | null
        }
        Insert: {
          attempts?: number
          build_id?: string | null
          created_at?: string
          domain_id?: string | null
          due_at?: never
          events?: number[] | null
          first_tried_at?: string | null
          id?: string
          kind: string
          last_error?: string | null
          launch_id?: string | null
          locked_until?: string | null
          profile_id: string
          reminder?: number | null
          sent_at?: string | null
          statement?: number | null
          status?: string
          support_request?: string | null
          token?: string
          version?: number | null
          week?: string | null
        }
        Update: {
          attempts?: number
          build_id?: string | null
          created_at?: string
          domain_id?: string | null
          due_at?: never
          events?: number[] | null
          first_tried_at?: string | null
          id?: string
          kind?: string
          last_error?: string | null
          launch_id?: string | null
          locked_until?: string | null
          profile_id?: string
          reminder?: number | null
          sent_at?: string | null
          statement?: number | null
          status?: string
          support_request?: string | null
          token?: string
          version?: number | null
          week?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "mails_build_id_fkey"
            columns: ["build_id"]
            isOneToOne: false
            referencedRelation: "site_builds"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mails_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "mails_profile_id_version_fkey"
            columns: ["profile_id", "version"]
            isOneToOne: false
            referencedRelation: "draft_versions"
            referencedColumns: ["profile_id", "version"]
          },
          {
            foreignKeyName: "mails_support_request_fkey"
            columns: ["support_request"]
            isOneToOne: false
            referencedRelation: "support_requests"
            referencedColumns: ["id"]
          },
        ]
      }
      marketing_details: {
        Row: {
          created_at: string
          marketing_status: string
          profile_id: string
          updated_at: string
        }
        Insert: {
          created_at?: string
          marketing_status: string
          profile_id: string
          updated_at?: string
        }
        Update: {
          created_at?: string
          marketing_status?: string
          profile_id?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "marketing_details_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      onboarding_responses: {
        Row: {
          branch_path: string
          changed_at: string
          created_at: string
          device: string | null
          is_complete: boolean
          profile_id: string
          question_key: string
          response: NonNullable<Json>
          step_number: number
          updated_at: string
        }
        Insert: {
          branch_path: string
          changed_at?: string
          created_at?: string
          device?: string | null
          is_complete?: boolean
          profile_id: string
          question_key: string
          response: NonNullable<Json>
          step_number: number
          updated_at?: string
        }
        Update: {
          branch_path?: string
          changed_at?: string
          created_at?: string
          device?: string | null
          is_complete?: boolean
          profile_id?: string
          question_key?: string
          response?: NonNullable<Json>
          step_number?: number
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "onboarding_responses_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      page_loads: {
        Row: {
          day: string
          loads: number
          page: string
          profile_id: string
          source: string
        }
        Insert: {
          day: string
          loads: number
          page: string
          profile_id: string
          source: string
        }
        Update: {
          day?: string
          loads?: number
          page?: string
          profile_id?: string
          source?: string
        }
        Relationships: [
          {
            foreignKeyName: "page_loads_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      payout_items: {
        Row: {
          cents: number
          event_seq: number
          line_id: string
          referral: string
          released_at: string | null
        }
        Insert: {
          cents: number
          event_seq: number
          line_id: string
          referral: string
          released_at?: string | null
        }
        Update: {
          cents?: number
          event_seq?: number
          line_id?: string
          referral?: string
          released_at?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "payout_items_event_seq_fkey"
            columns: ["event_seq"]
            isOneToOne: false
            referencedRelation: "referral_events"
            referencedColumns: ["seq"]
          },
          {
            foreignKeyName: "payout_items_line_id_fkey"
            columns: ["line_id"]
            isOneToOne: false
            referencedRelation: "payout_lines"
            referencedColumns: ["id"]
          },
        ]
      }
      payout_lines: {
        Row: {
          account_kind: string | null
          arrives_on: string | null
          cents: number
          country: string
          id: string
          legal_name: string | null
          masked: string
          method: string
          number: number
          partner: string
          payout_id: string
          return_reason: string | null
          returned_at: string | null
          sealed: string | null
          sent_on: string | null
          state: string
          stopped_because: string | null
        }
        Insert: {
          account_kind?: string | null
          arrives_on?: string | null
          cents: number
          country: string
          id?: string
          legal_name?: string | null
          masked: string
          method: string
          number: number
          partner: string
          payout_id: string
          return_reason?: string | null
          returned_at?: string | null
          sealed?: string | null
          sent_on?: string | null
          state?: string
          stopped_because?: string | null
        }
        Update: {
          account_kind?: string | null
          arrives_on?: string | null
          cents?: number
          country?: string
          id?: string
          legal_name?: string | null
          masked?: string
          method?: string
          number?: number
          partner?: string
          payout_id?: string
          return_reason?: string | null
          returned_at?: string | null
          sealed?: string | null
          sent_on?: string | null
          state?: string
          stopped_because?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "payout_lines_payout_id_fkey"
            columns: ["payout_id"]
            isOneToOne: false
            referencedRelation: "payouts"
            referencedColumns: ["id"]
          },
        ]
      }
      payouts: {
        Row: {
          created_at: string
          created_by: string
          csv_taken_at: string | null
          id: string
          number: number
          paid_at: string | null
          reference: string | null
          sent_on: string | null
          state: string
        }
        Insert: {
          created_at?: string
          created_by: string
          csv_taken_at?: string | null
          id?: string
          number: number
          paid_at?: string | null
          reference?: string | null
          sent_on?: string | null
          state?: string
        }
        Update: {
          created_at?: string
          created_by?: string
          csv_taken_at?: string | null
          id?: string
          number?: number
          paid_at?: string | null
          reference?: string | null
          sent_on?: string | null
          state?: string
        }
        Relationships: []
      }
      profiles: {
        Row: {
          company_name: string | null
          created_at: string
          first_name: string | null
          id: string
          last_name: string | null
          referral_code: string
          starts_as: string
          updated_at: string
        }
        Insert: {
          company_name?: string | null
          created_at?: string
          first_name?: string | null
          id: string
          last_name?: string | null
          referral_code: string
          starts_as?: string
          updated_at?: string
        }
        Update: {
          company_name?: string | null
          created_at?: string
          first_name?: string | null
          id?: string
          last_name?: string | null
          referral_code?: string
          starts_as?: string
          updated_at?: string
        }
        Relationships: []
      }
      referral_cases: {
        Row: {
          address: string
          answer: string
          answer_by: string
          closed_at: string | null
          id: string
          number: number
          opened_at: string
          outcome: string | null
          partner_id: string
          sent_on: string | null
        }
        Insert: {
          address: string
          answer: string
          answer_by: string
          closed_at?: string | null
          id?: string
          number?: never
          opened_at?: string
          outcome?: string | null
          partner_id: string
          sent_on?: string | null
        }
        Update: {
          address?: string
          answer?: string
          answer_by?: string
          closed_at?: string | null
          id?: string
          number?: never
          opened_at?: string
          outcome?: string | null
          partner_id?: string
          sent_on?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "referral_cases_partner_id_fkey"
            columns: ["partner_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      referral_events: {
        Row: {
          actor: string
          cents: number | null
          code: string | null
          evidence: string | null
          happened_at: string
          hash: string
          key: string
          kind: string
          partner: string
          payment: string | null
          reason: string
          recorded_at: string
          referral: string
          seq: number
        }
        Insert: {
          actor: string
          cents?: number | null
          code?: string | null
          evidence?: string | null
          happened_at?: string
          hash: string
          key: string
          kind: string
          partner: string
          payment?: string | null
          reason: string
          recorded_at?: string
          referral: string
          seq?: never
        }
        Update: {
          actor?: string
          cents?: number | null
          code?: string | null
          evidence?: string | null
          happened_at?: string
          hash?: string
          key?: string
          kind?: string
          partner?: string
          payment?: string | null
          reason?: string
          recorded_at?: string
          referral?: string
          seq?: never
        }
        Relationships: []
      }
      referrals: {
        Row: {
          approved_at: string | null
          closed_at: string | null
          created_at: string
          due_at: string | null
          ended_at: string | null
          evidence: string
          held_at: string | null
          id: string
          is_told: boolean
          launched_at: string | null
          lead_id: string | null
          mailbox_hash: string | null
          masked_email: string
          number: number
          onboarded_at: string | null
          paid_at: string | null
          person_key: string
          reason: string | null
          referred_id: string | null
          referrer_id: string
          reward_cents: number
          reward_key: number
          signed_up_at: string
          stage_place: number
          status: string
          touched_at: string
          updated_at: string
        }
        Insert: {
          approved_at?: string | null
          closed_at?: string | null
          created_at?: string
          due_at?: string | null
          ended_at?: string | null
          evidence?: string
          held_at?: string | null
          id?: string
          is_told?: boolean
          launched_at?: string | null
          lead_id?: string | null
          mailbox_hash?: string | null
          masked_email: string
          number?: number
          onboarded_at?: string | null
          paid_at?: string | null
          person_key?: never
          reason?: string | null
          referred_id?: string | null
          referrer_id: string
          reward_cents?: number
          reward_key?: never
          signed_up_at: string
          stage_place?: never
          status: string
          touched_at: string
          updated_at?: string
        }
        Update: {
          approved_at?: string | null
          closed_at?: string | null
          created_at?: string
          due_at?: string | null
          ended_at?: string | null
          evidence?: string
          held_at?: string | null
          id?: string
          is_told?: boolean
          launched_at?: string | null
          lead_id?: string | null
          mailbox_hash?: string | null
          masked_email?: string
          number?: number
          onboarded_at?: string | null
          paid_at?: string | null
          person_key?: never
          reason?: string | null
          referred_id?: string | null
          referrer_id?: string
          reward_cents?: number
          reward_key?: never
          signed_up_at?: string
          stage_place?: never
          status?: string
          touched_at?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "referrals_lead_id_fkey"
            columns: ["lead_id"]
            isOneToOne: false
            referencedRelation: "leads"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "referrals_referred_id_fkey"
            columns: ["referred_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "referrals_referrer_id_fkey"
            columns: ["referrer_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      site_builds: {
        Row: {
          answers_version: string
          attempts: number
          created_at: string
          due_at: string | null
          flow: string
          id: string
          last_error: string | null
          locked_until: string | null
          profile_id: string
          status: string
          updated_at: string
        }
        Insert: {
          answers_version: string
          attempts?: number
          created_at?: string
          due_at?: never
          flow: string
          id?: string
          last_error?: string | null
          locked_until?: string | null
          profile_id: string
          status?: string
          updated_at?: string
        }
        Update: {
          answers_version?: string
          attempts?: number
          created_at?: string
          due_at?: never
          flow?: string
          id?: string
          last_error?: string | null
          locked_until?: string | null
          profile_id?: string
          status?: string
          updated_at?: string
        }
        Relationships: [
          {
            foreignKeyName: "site_builds_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      site_deploys: {
        Row: {
          begun_at: string
          check_at: string
          completed_at: string | null
          confirmed_at: string | null
          confirmed_hash: string | null
          id: string
          live_at: string | null
          name: string
          profile_id: string | null
          removing_at: string | null
          rendered_day: string
          version: number | null
        }
        Insert: {
          begun_at?: string
          check_at?: string
          completed_at?: string | null
          confirmed_at?: string | null
          confirmed_hash?: string | null
          id: string
          live_at?: string | null
          name: string
          profile_id?: string | null
          removing_at?: string | null
          rendered_day?: string
          version?: number | null
        }
        Update: {
          begun_at?: string
          check_at?: string
          completed_at?: string | null
          confirmed_at?: string | null
          confirmed_hash?: string | null
          id?: string
          live_at?: string | null
          name?: string
          profile_id?: string | null
          removing_at?: string | null
          rendered_day?: string
          version?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "site_deploys_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "site_deploys_profile_id_version_fkey"
            columns: ["profile_id", "version"]
            isOneToOne: false
            referencedRelation: "draft_versions"
            referencedColumns: ["profile_id", "version"]
          },
        ]
      }
      site_domains: {
        Row: {
          added_at: string
          away_looks: number
          away_since: string | null
          away_until: string | null
          cause: string | null
          check_at: string
          checked_at: string | null
          findings: Json | null
          hostname: string
          id: string
          is_apex: boolean
          is_main: boolean
          live_at: string | null
          lost_at: string | null
          prefers_www: boolean
          profile_id: string | null
          served: string[]
          shown_name: string
          since: string
          state: string
          token: string
          unknown_since: string | null
          zone: string
        }
        Insert: {
          added_at?: string
          away_looks?: number
          away_since?: string | null
          away_until?: string | null
          cause?: string | null
          check_at?: string
          checked_at?: string | null
          findings?: Json | null
          hostname: string
          id?: string
          is_apex: boolean
          is_main?: boolean
          live_at?: string | null
          lost_at?: string | null
          prefers_www?: boolean
          profile_id?: string | null
          served?: string[]
          shown_name: string
          since?: string
          state?: string
          token?: string
          unknown_since?: string | null
          zone: string
        }
        Update: {
          added_at?: string
          away_looks?: number
          away_since?: string | null
          away_until?: string | null
          cause?: string | null
          check_at?: string
          checked_at?: string | null
          findings?: Json | null
          hostname?: string
          id?: string
          is_apex?: boolean
          is_main?: boolean
          live_at?: string | null
          lost_at?: string | null
          prefers_www?: boolean
          profile_id?: string | null
          served?: string[]
          shown_name?: string
          since?: string
          state?: string
          token?: string
          unknown_since?: string | null
          zone?: string
        }
        Relationships: [
          {
            foreignKeyName: "site_domains_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      site_names: {
        Row: {
          created_at: string
          expires_at: string | null
          name: string
          profile_id: string | null
          skeleton: string
        }
        Insert: {
          created_at?: string
          expires_at?: string | null
          name: string
          profile_id?: string | null
          skeleton: string
        }
        Update: {
          created_at?: string
          expires_at?: string | null
          name?: string
          profile_id?: string | null
          skeleton?: string
        }
        Relationships: [
          {
            foreignKeyName: "site_names_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      sites: {
        Row: {
          created_at: string
          deploy: string | null
          follow_at: string | null
          profile_id: string
          published_at: string | null
          sequence: number
          state: string
          taken_down_because: string | null
          version: number | null
        }
        Insert: {
          created_at?: string
          deploy?: string | null
          follow_at?: string | null
          profile_id: string
          published_at?: string | null
          sequence?: number
          state?: string
          taken_down_because?: string | null
          version?: number | null
        }
        Update: {
          created_at?: string
          deploy?: string | null
          follow_at?: string | null
          profile_id?: string
          published_at?: string | null
          sequence?: number
          state?: string
          taken_down_because?: string | null
          version?: number | null
        }
        Relationships: [
          {
            foreignKeyName: "sites_deploy_fkey"
            columns: ["deploy"]
            isOneToOne: false
            referencedRelation: "site_deploys"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sites_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
          {
            foreignKeyName: "sites_profile_id_version_fkey"
            columns: ["profile_id", "version"]
            isOneToOne: false
            referencedRelation: "draft_versions"
            referencedColumns: ["profile_id", "version"]
          },
        ]
      }
      support_requests: {
        Row: {
          answer: string | null
          created_at: string
          email: string
          id: string
          mail_attempts: number
          mail_due_at: string | null
          mail_error: string | null
          mail_locked_until: string | null
          mailed_at: string | null
          message: string
          page: string | null
          profile_id: string
          status: string
          topic: string
        }
        Insert: {
          answer?: string | null
          created_at?: string
          email: string
          id?: string
          mail_attempts?: number
          mail_due_at?: never
          mail_error?: string | null
          mail_locked_until?: string | null
          mailed_at?: string | null
          message: string
          page?: string | null
          profile_id: string
          status?: string
          topic: string
        }
        Update: {
          answer?: string | null
          created_at?: string
          email?: string
          id?: string
          mail_attempts?: number
          mail_due_at?: never
          mail_error?: string | null
          mail_locked_until?: string | null
          mailed_at?: string | null
          message?: string
          page?: string | null
          profile_id?: string
          status?: string
          topic?: string
        }
        Relationships: [
          {
            foreignKeyName: "support_requests_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      waitlist_entries: {
        Row: {
          created_at: string
          email: string | null
          feature: string
          id: string
          profile_id: string | null
          suspected: string | null
        }
        Insert: {
          created_at?: string
          email?: string | null
          feature: string
          id?: string
          profile_id?: string | null
          suspected?: string | null
        }
        Update: {
          created_at?: string
          email?: string | null
          feature?: string
          id?: string
          profile_id?: string | null
          suspected?: string | null
        }
        Relationships: [
          {
            foreignKeyName: "waitlist_entries_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: false
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
      website_readings: {
        Row: {
          address: string
          asked: string
          facts: NonNullable<Json>
          is_ended: boolean
          pages: number
          profile_id: string
          read_at: string
          settled: NonNullable<Json>
          visited: NonNullable<Json>
        }
        Insert: {
          address: string
          asked: string
          facts: NonNullable<Json>
          is_ended?: boolean
          pages: number
          profile_id: string
          read_at: string
          settled?: NonNullable<Json>
          visited?: NonNullable<Json>
        }
        Update: {
          address?: string
          asked?: string
          facts?: NonNullable<Json>
          is_ended?: boolean
          pages?: number
          profile_id?: string
          read_at?: string
          settled?: NonNullable<Json>
          visited?: NonNullable<Json>
        }
        Relationships: [
          {
            foreignKeyName: "website_readings_profile_id_fkey"
            columns: ["profile_id"]
            isOneToOne: true
            referencedRelation: "profiles"
            referencedColumns: ["id"]
          },
        ]
      }
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
      add_page_loads: {
        Args: { batch: string; counts: Json }
        Returns: boolean
      }
      add_site_domain: {
        Args: {
          bought: string
          owner_id: string
          shown: string
          wanted: string
        }
        Returns: Json
      }
      ask_about_referral: {
        Args: { address: string; sent_on?: string }
        Returns: Json
      }
      begin_deploy: {
        Args: {
          on_day?: string
          owner_id: string
          wanted_deploy: string
          wanted_name: string
        }
        Returns: string
      }
      begin_domain_check: {
        Args: { owner_id: string; wanted: string }
        Returns: Json
      }
      begin_payout_code: {
        Args: { hash: string; owner_id: string }
        Returns: Json
      }
      begin_picture: {
        Args: { files: string[]; picture: string }
        Returns: boolean
      }
      begin_publishing: {
        Args: {
          is_by_worker?: boolean
          owner_id: string
          wanted_name?: string
          wanted_version?: number
        }
        Returns: Json
      }
      cancel_payout: {
        Args: { by_actor: string; for_reason: string; of_payout: string }
        Returns: Json
      }
      capture_lead: {
        Args: {
          address_hash?: string
          channel: string
          click_ids?: Json
          consent?: Json
          email?: string
          first_touch?: Json
          landing_page?: string
          network_hash?: string
          page?: string
          ref?: string
          referrer?: string
          submission_id: string
          suspected?: string
          utm_campaign?: string
          utm_content?: string
          utm_medium?: string
          utm_source?: string
          utm_term?: string
          widget?: Json
        }
        Returns: Json
      }
      choose_mails: {
        Args: {
          wants_referrals?: boolean
          wants_reminders?: boolean
          wants_weeks?: boolean
          with_token: string
        }
        Returns: Json
      }
      choose_site_domain: {
        Args: { owner_id: string; wanted: string; with_www: boolean }
        Returns: Json
      }
      claim_account_closings: { Args: { room?: number }; Returns: string[] }
      claim_due_referrals: { Args: { room?: number }; Returns: number }
      claim_ledger_check: { Args: Record<PropertyKey, never>; Returns: Json }
      claim_mails: { Args: { room?: number }; Returns: Json }
      claim_moved_sites: { Args: { room?: number }; Returns: Json }
      claim_site_builds: { Args: { room?: number }; Returns: Json }
      claim_site_domains: { Args: { room?: number }; Returns: Json }
      claim_site_pointers: {
        Args: { of_owner?: string; room?: number }
        Returns: Json
      }
      claim_support_mails: {
        Args: { first_id: string; room?: number }
        Returns: Json
      }
      claim_unneeded_deploys: { Args: { room?: number }; Returns: Json }
      claim_unused_pictures: { Args: { room?: number }; Returns: Json }
      clear_lead: {
        Args: { by_actor: string; for_reason: string; of_lead: string }
        Returns: boolean
      }
      close_after_payout: { Args: Record<PropertyKey, never>; Returns: string }
      close_answers: { Args: Record<PropertyKey, never>; Returns: boolean }
      close_referral_case: {
        Args: { by_actor: string; case_number: number; for_reason: string }
        Returns: boolean
      }
      closing_money: { Args: Record<PropertyKey, never>; Returns: Json }
      count_page: {
        Args: {
          address_hash?: string
          code: string
          focuses: number
          page: string
          ready_ms?: number
          submits: number
          version?: string
          views: number
        }
        Returns: Json
      }
      decide_partner: {
        Args: {
          by_actor: string
          decision: string
          for_reason: string
          form?: string
          of_profile: string
          received_on?: string
        }
        Returns: Json
      }
      decide_referral: {
        Args: {
          by_actor: string
          decision: string
          for_reason: string
          of_referral: string
        }
        Returns: Json
      }
      file_support_request: { Args: { payload: Json }; Returns: Json }
      find_draft_picture: {
        Args: { draft_slug: string; picture: string }
        Returns: string
      }
      find_used_link: {
        Args: { link_request: string; typed_code?: string }
        Returns: Json
      }
      free_resume: { Args: { of_file: string }; Returns: undefined }
      free_site_names: { Args: { wanted: string[] }; Returns: string[] }
      join_waitlist: { Args: { payload: Json }; Returns: Json }
      keep_account: { Args: Record<PropertyKey, never>; Returns: undefined }
      last_save: { Args: Record<PropertyKey, never>; Returns: Json }
      mail_choice: { Args: { with_token: string }; Returns: Json }
      make_payout: {
        Args: { by_actor: string; for_reason: string }
        Returns: Json
      }
      mark_payout_paid: {
        Args: {
          by_actor: string
          for_reason: string
          of_payout: string
          on_day: string
          with_reference: string
        }
        Returns: Json
      }
      note_build_failure: {
        Args: {
          failed_id: string
          is_final: boolean
          lock: string
          reason: string
        }
        Returns: string
      }
      note_mail: {
        Args: { failure?: string; is_final?: boolean; mail_id: string }
        Returns: boolean
      }
      note_removed_deploy: {
        Args: { lock: string; removed_id: string }
        Returns: boolean
      }
      note_removed_picture: {
        Args: { lock: string; owner_id: string; picture: string }
        Returns: boolean
      }
      note_site_pointer: {
        Args: {
          failure?: string
          lock: string
          written_host: string
          written_sequence: number
        }
        Returns: boolean
      }
      note_support_mail: {
        Args: { failure?: string; request_id: string }
        Returns: boolean
      }
      note_used_link: {
        Args: { code: string; link_request: string; used_on: string }
        Returns: undefined
      }
      open_draft: {
        Args: { draft_slug: string; wanted_version?: number }
        Returns: Json
      }
      open_payout_details: {
        Args: { hash: string; network_hash?: string; owner_id: string }
        Returns: Json
      }
      open_referral_case: {
        Args: { address: string; sent_on?: string }
        Returns: Json
      }
      operator_allow_site: {
        Args: { of_profile: string; reason: string }
        Returns: Json
      }
      operator_answer_support: {
        Args: { of_request: string; reason: string; words: string }
        Returns: Json
      }
      operator_build_again: {
        Args: { of_builds: string[]; reason: string }
        Returns: Json
      }
      operator_cancel_payout: {
        Args: { of_payout: string; reason: string }
        Returns: Json
      }
      operator_check_books: { Args: { reason: string }; Returns: Json }
      operator_clear_lead: {
        Args: { of_lead: string; reason: string }
        Returns: Json
      }
      operator_close_case: {
        Args: { case_number: number; reason: string }
        Returns: Json
      }
      operator_decide_referral: {
        Args: { decision: string; of_referral: string; reason: string }
        Returns: Json
      }
      operator_erase_account: {
        Args: { of_profile: string; reason: string }
        Returns: Json
      }
      operator_export_account: {
        Args: { of_profile: string; reason: string }
        Returns: Json
      }
      operator_log: { Args: { before_id?: number }; Returns: Json }
      operator_make_payout: { Args: { reason: string }; Returns: Json }
      operator_mark_paid: {
        Args: {
          bank_reference: string
          of_payout: string
          on_day: string
          only_line?: number
          reason: string
        }
        Returns: Json
      }
      operator_of: { Args: { of_profile: string }; Returns: string }
      operator_payouts: { Args: Record<PropertyKey, never>; Returns: Json }
      operator_person: { Args: { asked: string }; Returns: Json }
      operator_put_off: {
        Args: { of_keys: string[]; reason: string; until?: string }
        Returns: Json
      }
      operator_referral: { Args: { of_referral: string }; Returns: Json }
      operator_return_line: {
        Args: { line_number: number; reason: string }
        Returns: Json
      }
      operator_send_again: {
        Args: { of_mail: string; reason: string }
        Returns: Json
      }
      operator_set_change: {
        Args: { new_status: string; of_request: string; reason: string }
        Returns: Json
      }
      operator_set_support: {
        Args: { new_status: string; of_request: string; reason: string }
        Returns: Json
      }
      operator_take_back_answer: {
        Args: { of_request: string; reason: string }
        Returns: Json
      }
      operator_take_site_down: {
        Args: { of_profile: string; reason: string }
        Returns: Json
      }
      operator_today: { Args: Record<PropertyKey, never>; Returns: Json }
      page_load_sums: { Args: Record<PropertyKey, never>; Returns: Json }
      partner_account: { Args: Record<PropertyKey, never>; Returns: Json }
      prove_visit: { Args: { visited_lead: string }; Returns: undefined }
      published_site: { Args: Record<PropertyKey, never>; Returns: Json }
      purge_page_counts: { Args: Record<PropertyKey, never>; Returns: number }
      purge_page_loads: { Args: Record<PropertyKey, never>; Returns: number }
      purge_rate_limits: { Args: Record<PropertyKey, never>; Returns: number }
      queue_site_build: {
        Args: {
          owner_id: string
          site_flow: string
          version_of_answers: string
        }
        Returns: Json
      }
      read_draft: {
        Args: { draft_slug: string; reader?: string; wanted_version?: number }
        Returns: Json
      }
      read_draft_card: { Args: { draft_slug: string }; Returns: string }
      read_payout_lines: {
        Args: { by_actor: string; of_payout: string }
        Returns: Json
      }
      record_domain_check: {
        Args: { checked_id: string; lock: string; result: Json }
        Returns: Json
      }
      record_domain_secure: { Args: { checked_id: string }; Returns: boolean }
      record_draft: {
        Args: {
          card_base64?: string
          draft_content: Json
          draft_style: string
          finished_id: string
          lock: string
          version_of_answers: string
        }
        Returns: number
      }
      record_publishing: {
        Args: {
          hash_of_confirmed?: string
          new_version?: Json
          owner_id: string
          publication: number
          shown_version?: number
          wanted_deploy: string
          wanted_name: string
        }
        Returns: Json
      }
      referral_contacts: {
        Args: {
          after?: Json
          is_descending?: boolean
          page_size?: number
          search?: string
          sort_by?: string
          wanted_stages?: string[]
        }
        Returns: Json
      }
      referral_list: {
        Args: {
          after?: Json
          is_descending?: boolean
          only_one?: string
          page_size?: number
          sort_by?: string
          wanted_statuses?: string[]
        }
        Returns: Json
      }
      referral_news: { Args: Record<PropertyKey, never>; Returns: Json }
      referral_page_counts: {
        Args: Record<PropertyKey, never>
        Returns: {
          focuses: number
          last_seen_at: string
          last_seen_on: string
          page: string
          ready_ms: number
          submits: number
          version: string
          views: number
        }[]
      }
      referral_pages: {
        Args: Record<PropertyKey, never>
        Returns: {
          captures: number
          channel: string
          last_seen_at: string
          page: string
          widget_mode: string
          widget_version: string
        }[]
      }
      referral_statement: { Args: { line_number: number }; Returns: Json }
      referral_statements: {
        Args: { before_number?: number; page_size?: number }
        Returns: Json
      }
      referral_story: { Args: { of_referral: string }; Returns: Json }
      referral_summary: { Args: Record<PropertyKey, never>; Returns: Json }
      remove_site_domain: {
        Args: { owner_id: string; wanted: string }
        Returns: boolean
      }
      reopen_answers: { Args: Record<PropertyKey, never>; Returns: boolean }
      reserve_resume: { Args: Record<PropertyKey, never>; Returns: string }
      return_payout_line: {
        Args: { by_actor: string; for_reason: string; line_number: number }
        Returns: Json
      }
      run_ledger_checks: { Args: Record<PropertyKey, never>; Returns: Json }
      save_entries: {
        Args: { changes: Json; saved_on?: string }
        Returns: Json
      }
      save_payout_details: {
        Args: { details: Json; owner_id: string; with_opening: string }
        Returns: Json
      }
      share_draft: { Args: Record<PropertyKey, never>; Returns: Json }
      spend_budget: {
        Args: { of_budget: string; owner_id: string }
        Returns: Json
      }
      stop_mails: { Args: { with_token: string }; Returns: Json }
      stop_sharing_draft: { Args: Record<PropertyKey, never>; Returns: Json }
      take_site_offline: { Args: { owner_id: string }; Returns: boolean }
      undo_payout_details: { Args: { token_hash: string }; Returns: Json }
      what_changed: { Args: Record<PropertyKey, never>; Returns: Json }
    }
    Enums: {
      [_ in never]: never
    }
    CompositeTypes: {
      [_ in never]: never
    }
  }
}

type DatabaseWithoutInternals = Omit<Database, "__InternalSupabase">

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, "public">]

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema["Tables"] & DefaultSchema["Views"])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Views"])[TableName] extends {
      Row: infer R
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema["Tables"] &
        DefaultSchema["Views"])
    ? (DefaultSchema["Tables"] &
        DefaultSchema["Views"])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R
      }
      ? R
      : never
    : never

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Insert: infer I
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I
      }
      ? I
      : never
    : never

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema["Tables"]
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends (DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"]
    : never) = never,
> = DefaultSchemaTableNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions["schema"]]["Tables"][TableName] extends {
      Update: infer U
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema["Tables"]
    ? DefaultSchema["Tables"][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U
      }
      ? U
      : never
    : never

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema["Enums"]
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends (DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"]
    : never) = never,
> = DefaultSchemaEnumNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions["schema"]]["Enums"][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema["Enums"]
    ? DefaultSchema["Enums"][DefaultSchemaEnumNameOrOptions]
    : never

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema["CompositeTypes"]
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends (PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"]
    : never) = never,
> = PublicCompositeTypeNameOrOptions extends {
  schema: keyof DatabaseWithoutInternals
}
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions["schema"]]["CompositeTypes"][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema["CompositeTypes"]
    ? DefaultSchema["CompositeTypes"][PublicCompositeTypeNameOrOptions]
    : never

export const Constants = {
  public: {
    Enums: {},
  },
} as const
