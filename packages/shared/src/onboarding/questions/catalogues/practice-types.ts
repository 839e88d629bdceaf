import { PRACTICE_TYPE_IDS } from '../../answers/stored-ids.ts'
import { optionsOf } from './option.ts'

/** The main focus of the practice. */
export const PRACTICE_TYPES = optionsOf(PRACTICE_TYPE_IDS, {
  weight_management: {
    title: 'Weight Management',
    description: 'Steady support with food, movement and medication where it fits.',
    info: 'Choose this if most visits are about weight and the conditions around it. Your site can explain how patients start, how often you meet and what you talk through together: nutrition, activity, medication or a surgical referral.',
  },
  functional_medicine: {
    title: 'Functional Medicine',
    description: 'Long visits that read history, habits and labs together.',
    info: "Choose this if you work from a long intake and look for patterns across systems. Your site can describe the first visit, the testing you may order and how you work alongside a patient's other clinicians.",
  },
  healthy_aging: {
    title: 'Healthy Aging',
    description: 'Care for later life: strength, memory, sleep and independence.',
    info: 'Choose this if you mostly see adults in later life. Your site can cover medication reviews, fall risk, memory concerns and advance care planning, and say how family members take part. Large type and easy directions matter here.',
  },
  womens_health: {
    title: "Women's Health",
    description: 'Care through every stage, from first visits to menopause.',
    info: 'Choose this if you focus on gynecology, contraception, pregnancy, pelvic health or menopause. Your site can name the stages you see most, what happens at a first visit and how privacy is kept.',
  },
  primary_care: {
    title: 'Primary Care',
    description: 'The first call for checkups, illness and all in between.',
    info: 'Choose this if you are the regular doctor or clinician for most of your patients. Your site can list checkups, vaccines, same-day visits and the conditions you follow, and say who may join: adults, children or whole families.',
  },
  pediatric_care: {
    title: 'Pediatric Care',
    description: 'Newborns to teenagers, and the parents beside them.',
    info: 'Choose this if your patients are children. Your site speaks to parents: well visits, vaccines, sick visits, after-hours advice and school forms, with the ages you see and how a newborn joins the practice.',
  },
  chronic_disease: {
    title: 'Chronic Disease',
    description: 'Long-term care for diabetes, blood pressure, asthma and more.',
    info: 'Choose this if you follow patients for years with one or more conditions. Your site can explain how often you meet, what you track between visits and how you share the plan with specialists and family.',
  },
  mens_health: {
    title: "Men's Health",
    description: 'Checkups, hormones, heart, and what men tend to put off.',
    info: 'Choose this if you focus on preventive checkups, urologic, sexual or hormonal concerns in men. Your site can make the first step easy: plain words, a short form and a clear account of what a first visit includes.',
  },
  sports_medicine: {
    title: 'Sports Medicine',
    description: 'Injuries, rehab and training plans for active people.',
    info: 'Choose this if you treat sprains, overuse, concussion or the return to sport. Your site can name the sports and joints you know best, how soon an injury is seen and which imaging or procedures you do on site.',
  },
  pain_management: {
    title: 'Pain Management',
    description: 'Careful plans for pain that has stayed too long.',
    info: 'Choose this if patients come to you for lasting pain. Your site can explain how you assess it, which treatments you offer, from physical therapy to procedures, and your approach to medication, so that referrals fit.',
  },
})
