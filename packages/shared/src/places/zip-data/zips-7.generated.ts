// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
AR Adona 2001
AR Alexander 2002
AR Alicia 2410
AR Alix 2820
AR Alleene 1820
AR Alma 2921
AR Almyra 2003
AR Alpena 2611
AR Alpine 1920
AR Altheimer 2004
AR Altus 2821
AR Amagon 2005
AR Amity 1921
AR Antoine 1922
AR Arkadelphia 1923,1998-1999
AR Arkansas City 1630
AR Armorel 2310
AR Ash Flat 2513
AR Ashdown 1822
AR Atkins 2823
AR Aubrey 2311
AR Augusta 2006
AR Austin 2007
AR Avoca 2711
AR Bald Knob 2010
AR Banks 1631
AR Barling 2923
AR Barton 2312
AR Bassett 2313
AR Batesville 2501,2503
AR Bauxite 2011
AR Bay 2411
AR Bearden 1720
AR Beaver 2613
AR Bee Branch 2013
AR Beebe 2012
AR Beech Grove 2412
AR Beedeville 2014
AR Beirne 1721
AR Bella Vista 2714-2715
AR Belleville 2824
AR Ben Lomond 1823
AR Benton 2015,2018-2019,2158
AR Bentonville 2712-2713,2716
AR Bergman 2615
AR Berryville 2616
AR Bexar 2515
AR Big Flat 2617
AR Bigelow 2016
AR Biggers 2413
AR Biscoe 2017
AR Bismarck 1929
AR Black Oak 2414
AR Black Rock 2415
AR Blevins 1825
AR Blue Mountain 2826
AR Bluff City 1722
AR Bluffton 2827
AR Blytheville 2315-2316
AR Board Camp 1932
AR Boles 2926
AR Bonnerdale 1933
AR Bono 2416
AR Booneville 2927
AR Bradford 2020
AR Bradley 1826
AR Branch 2928
AR Brickeys 2320
AR Briggsville 2828
AR Brinkley 2021
AR Brockwell 2517
AR Brookland 2417
AR Bryant 2022,2089
AR Buckner 1827
AR Bull Shoals 2619
AR Burdette 2321
AR Cabot 2023
AR Caddo Gap 1935
AR Caldwell 2322
AR Cale 1828
AR Calico Rock 2519
AR Calion 1724
AR Camden 1701,1711
AR Camp 2520
AR Canehill 2717
AR Caraway 2419
AR Carlisle 2024
AR Carthage 1725
AR Casa 2025
AR Cash 2421
AR Casscoe 2026
AR Cave City 2521
AR Cave Springs 2718
AR Cecil 2930
AR Cedarville 2932
AR Center Ridge 2027
AR Centerton 2719
AR Centerville 2829
AR Charleston 2933
AR Charlotte 2522
AR Cherokee Village 2525,2529
AR Cherry Valley 2324
AR Chester 2934
AR Chidester 1726
AR Choctaw 2028
AR Clarendon 2029
AR Clarkedale 2325
AR Clarkridge 2623
AR Clarksville 2830
AR Cleveland 2030
AR Clinton 2031
AR Coal Hill 2832
AR College Station 2053
AR Colt 2326
AR Columbus 1831
AR Combs 2721
AR Compton 2624
AR Concord 2523
AR Conway 2032-2035
AR Cord 2524
AR Corning 2422
AR Cotter 2626
AR Cotton Plant 2036
AR Cove 1937
AR Coy 2037
AR Crawfordsville 2327
AR Crocketts Bluff 2038
AR Crossett 1635
AR Crumrod 2328
AR Curtis 1728
AR Cushman 2526
AR Damascus 2039
AR Danville 2833
AR Dardanelle 2834
AR Datto 2424
AR De Queen 1832
AR De Valls Bluff 2041
AR De Witt 2042
AR Decatur 2722
AR Deer 2628
AR Delaplaine 2425
AR Delaware 2835
AR Delight 1940
AR Dell 2426
AR Dennard 2629
AR Dermott 1638
AR Des Arc 2040
AR Desha 2527
AR Diamond City 2630
AR Diaz 2043
AR Dierks 1833
AR Doddridge 1834
AR Dolph 2528
AR Donaldson 1941
AR Dover 2837
AR Drasco 2530
AR Driver 2329
AR Dumas 1639
AR Dyer 2935
AR Dyess 2330
AR Earle 2331
AR Edgemont 2044
AR Edmondson 2332
AR Egypt 2427
AR El Dorado 1730-1731
AR El Paso 2045
AR Elaine 2333
AR Elizabeth 2531
AR Elkins 2727
AR Elm Springs 2728
AR Emerson 1740
AR Emmet 1835
AR England 2046
AR Enola 2047
AR Ethel 2048
AR Etowah 2428
AR Eudora 1640
AR Eureka Springs 2631-2632
AR Evansville 2729
AR Evening Shade 2532
AR Everton 2633
AR Fairfield Bay 2088
AR Farmington 2730
AR Fayetteville 2701-2704
AR Fifty Six 2533
AR Fisher 2429
AR Flippin 2634
AR Floral 2534
AR Fordyce 1742
AR Foreman 1836
AR Forrest City 2335-2336
AR Fort Smith 2901-2906,2908,2913-2914,2916-2919
AR Fouke 1837
AR Fountain Hill 1642
AR Fox 2051
AR Franklin 2536
AR Frenchmans Bayou 2338
AR Friendship 1942
AR Fulton 1838
AR Gamaliel 2537
AR Garfield 2732
AR Garland City 1839
AR Garner 2052
AR Gassville 2635
AR Gateway 2733
AR Genoa 1840
AR Gentry 2734
AR Gepp 2538
AR Gilbert 2636
AR Gillett 2055
AR Gillham 1841
AR Gilmore 2339
AR Glencoe 2539
AR Glenwood 1943
AR Goodwin 2340
AR Goshen 2735
AR Gosnell 2319
AR Gould 1643
AR Grady 1644
AR Grannis 1944
AR Grapevine 2057
AR Gravelly 2838
AR Gravette 2736
AR Green Forest 2638
AR Greenbrier 2058
AR Greenland 2737
AR Greenway 2430
AR Greenwood 2936
AR Gregory 2059
AR Griffithville 2060
AR Grubbs 2431
AR Guion 2540
AR Gurdon 1743
AR Guy 2061
AR Hackett 2937
AR Hagarville 2839
AR Hamburg 1646
AR Hampton 1744
AR Hardy 2542
AR Harrell 1745
AR Harriet 2639
AR Harrisburg 2432
AR Harrison 2601-2602
AR Hartford 2938
AR Hartman 2840
AR Harvey 2841
AR Hasty 2640
AR Hatfield 1945
AR Hattieville 2063
AR Havana 2842
AR Haynes 2341
AR Hazen 2064
AR Heber Springs 2543,2545
AR Hector 2843
AR Helena 2342
AR Henderson 2544
AR Hensley 2065
AR Hermitage 1647
AR Heth 2346
AR Hickory Plains 2066
AR Hickory Ridge 2347
AR Higden 2067
AR Higginson 2068
AR Hindsville 2738
AR Hiwasse 2739
AR Holly Grove 2069
AR Hope 1801-1802
AR Horatio 1842
AR Horseshoe Bend 2512
AR Hot Springs National Park 1901-1903,1913-1914
AR Hot Springs Village 1909-1910
AR Houston 2070
AR Hoxie 2433
AR Hughes 2348
AR Humnoke 2072
AR Humphrey 2073
AR Hunter 2074
AR Huntington 2940
AR Huntsville 2740
AR Huttig 1747
AR Ida 2546
AR Imboden 2434
AR Ivan 1748
AR Jacksonport 2075
AR Jacksonville 2076,2078
AR Jasper 2641
AR Jefferson 2079
AR Jersey 1651
AR Jerusalem 2080
AR Jessieville 1949
AR Johnson 2741
AR Joiner 2350
AR Jones Mill 2105
AR Jonesboro 2401-2405
AR Judsonia 2081
AR Junction City 1749
AR Keiser 2351
AR Kensett 2082
AR Keo 2083
AR Kingsland 1652
AR Kingston 2742
AR Kirby 1950
AR Knobel 2435
AR Knoxville 2845
AR La Grange 2352
AR Lafe 2436
AR Lake City 2437
AR Lake Village 1653
AR Lakeview 2642
AR Lamar 2846
AR Lambrook 2353
AR Langley 1952
AR Lavaca 2941
AR Lawson 1750
AR Leachville 2438
AR Lead Hill 2644
AR Leola 2084
AR Lepanto 2354
AR Leslie 2645
AR Letona 2085
AR Lewisville 1845
AR Lexa 2355
AR Lincoln 2744
AR Little Rock 2201-2207,2209-2212,2214-2217,2219,2221-2223,2225,2227,2231,2255,2260,2295
AR Little Rock Air Force Base 2099
AR Lockesburg 1846
AR Locust Grove 2550
AR London 2847
AR Lonoke 2086
AR Lonsdale 2087
AR Louann 1751
AR Lowell 2745
AR Luxora 2358
AR Lynn 2440
AR Mabelvale 2103
AR Madison 2359
AR Magazine 2943
AR Magness 2553
AR Magnolia 1753-1754
AR Malvern 2104
AR Mammoth Spring 2554
AR Manila 2442
AR Mansfield 2944
AR Marble Falls 2648
AR Marcella 2555
AR Marianna 2360
AR Marion 2364
AR Marked Tree 2365
AR Marmaduke 2443
AR Marshall 2650
AR Marvell 2366
AR Maumelle 2113
AR Mayflower 2106
AR Maynard 2444
AR Maysville 2747
AR Mc Caskill 1847
AR Mc Crory 2101
AR Mc Dougal 2441
AR Mc Gehee 1654
AR Mc Neil 1752
AR Mc Rae 2102
AR Melbourne 2556
AR Mellwood 2367
AR Mena 1953
AR Menifee 2107
AR Midland 2945
AR Midway 2651
AR Mineral Springs 1851
AR Minturn 2445
AR Monette 2447
AR Monroe 2108
AR Monticello 1655-1657
AR Montrose 1658
AR Moro 2368
AR Morrilton 2110
AR Morrow 2749
AR Moscow 1659
AR Mount Holly 1758
AR Mount Ida 1957
AR Mount Judea 2655
AR Mount Pleasant 2561
AR Mount Vernon 2111
AR Mountain Home 2653-2654
AR Mountain Pine 1956
AR Mountain View 2560
AR Mountainburg 2946
AR Mulberry 2947
AR Murfreesboro 1958
AR Nashville 1852
AR Natural Dam 2948
AR New Blaine 2851
AR New Edinburg 1660
AR Newark 2562
AR Newhope 1959
AR Newport 2112
AR Norfork 2658-2659
AR Norman 1960
AR Norphlet 1759
AR North Little Rock 2114-2119,2124,2190,2199
AR Oak Grove 2660
AR Oakland 2661
AR Oark 2852
AR Oden 1961,1966
AR Ogden 1853
AR Oil Trough 2564
AR Okolona 1962
AR Ola 2853
AR Omaha 2662
AR Oneida 2369
AR Onia 2663
AR Osceola 2370
AR Oxford 2565
AR Ozan 1855
AR Ozark 2949
AR Ozone 2854
AR O’Kean 2449
AR Palestine 2372
AR Pangburn 2121
AR Paragould 2450-2451
AR Paris 2855
AR Parkdale 1661
AR Parkin 2373
AR Parks 2950
AR Paron 2122
AR Parthenon 2666
AR Patterson 2123
AR Pea Ridge 2751
AR Peach Orchard 2453
AR Pearcy 1964
AR Peel 2668
AR Pelsor 2856
AR Pencil Bluff 1965
AR Perry 2125
AR Perryville 2126
AR Pettigrew 2752
AR Pickens 1662
AR Piggott 2454
AR Pindall 2669
AR Pine Bluff 1601,1603,1611,1613
AR Pineville 2566
AR Plainview 2857
AR Pleasant Grove 2567
AR Pleasant Plains 2568
AR Plumerville 2127
AR Pocahontas 2455
AR Pollard 2456
AR Ponca 2670
AR Poplar Grove 2374
AR Portia 2457
AR Portland 1663
AR Pottsville 2858
AR Poughkeepsie 2569
AR Powhatan 2458
AR Poyen 2128
AR Prairie Grove 2753
AR Prattsville 2129
AR Prescott 1857
AR Prim 2130
AR Proctor 2376
AR Pyatt 2672
AR Quitman 2131
AR Ratcliff 2951
AR Ravenden 2459
AR Ravenden Springs 2460
AR Rector 2461
AR Redfield 2132
AR Reydell 2133
AR Reyno 2462
AR Rison 1665
AR Rivervale 2377
AR Roe 2134
AR Rogers 2756-2758
AR Rohwer 1666
AR Roland 2135
AR Romance 2136
AR Rose Bud 2137
AR Rosie 2571
AR Rosston 1858
AR Rover 2860
AR Royal 1968
AR Rudy 2952
AR Russell 2139
AR Russellville 2801-2802,2811-2812
AR Saffell 2572
AR Sage 2573
AR Saint Charles 2140
AR Saint Francis 2464
AR Saint Joe 2675
AR Saint Paul 2760
AR Salado 2575
AR Salem 2576
AR Saratoga 1859
AR Scotland 2141
AR Scott 2142
AR Scranton 2863
AR Searcy 2143,2145,2149
AR Sedgwick 2465
AR Sheridan 2150
AR Sherrill 2152
AR Sherwood 2120
AR Shirley 2153
AR Sidney 2577
AR Siloam Springs 2761
AR Sims 1969
AR Smackover 1762
AR Smithville 2466
AR Snow Lake 2379
AR Solgohachia 2156
AR Sparkman 1763
AR Springdale 2762,2764-2766
AR Springfield 2157
AR Stamps 1860
AR Star City 1667
AR State University 2467
AR Stephens 1764
AR Story 1970
AR Strawberry 2469
AR Strong 1765
AR Sturkie 2578
AR Stuttgart 2160
AR Subiaco 2865
AR Success 2470
AR Sulphur Rock 2579
AR Sulphur Springs 2768
AR Summers 2769
AR Summit 2677
AR Sweet Home 2164
AR Swifton 2471
AR Taylor 1861
AR Texarkana 1854
AR Thida 2165
AR Thornton 1766
AR Tichnor 2166
AR Tillar 1670
AR Tilly 2679
AR Timbo 2657,2680
AR Tontitown 2770
AR Traskwood 2167
AR Trumann 2472
AR Tucker 2168
AR Tuckerman 2473
AR Tumbling Shoals 2581
AR Tupelo 2169
AR Turner 2383
AR Turrell 2384
AR Tyronza 2386
AR Ulm 2170
AR Umpire 1971
AR Uniontown 2955
AR Valley Springs 2682
AR Van Buren 2956-2957
AR Vandervoort 1972
AR Vanndale 2387
AR Vendor 2683
AR Vilonia 2173
AR Viola 2583
AR Violet Hill 2584
AR Wabash 2389
AR Wabbaseka 2175
AR Walcott 2474
AR Waldenburg 2475
AR Waldo 1770
AR Waldron 2958
AR Walnut Ridge 2476
AR Ward 2176
AR Warm Springs 2478
AR Warren 1671
AR Washington 1862
AR Watson 1674
AR Weiner 2479
AR Wesley 2773
AR West Fork 2774
AR West Helena 2390
AR West Memphis 2301,2303
AR West Point 2178
AR West Ridge 2391
AR Western Grove 2685
AR Wheatley 2392
AR Whelen Springs 1772
AR White Hall 1602,1612
AR Wickes 1973
AR Wideman 2585
AR Widener 2394
AR Wilburn 2179
AR Williford 2482
AR Willisville 1864
AR Wilmar 1675
AR Wilmot 1676
AR Wilson 2395
AR Wilton 1865
AR Winchester 1677
AR Winslow 2959
AR Winthrop 1866
AR Wiseman 2587
AR Witter 2776
AR Witts Springs 2686
AR Woodson 2180
AR Wooster 2181
AR Wright 2182
AR Wrightsville 2183
AR Wynne 2396
AR Yellville 2687
AR Yorktown 1678
LA Abbeville 0510-0511
LA Abita Springs 0420
LA Acme 1316
LA Addis 0710
LA Aimwell 1401
LA Akers 0421
LA Albany 0711
LA Alexandria 1301-1303,1306-1307,1309,1315
LA Ama 0031
LA Amelia 0340
LA Amite 0422
LA Anacoco 1403
LA Angie 0426
LA Angola 0712
LA Arabi 0032
LA Arcadia 1001
LA Archibald 1218
LA Arnaudville 0512
LA Ashland 1002
LA Athens 1003
LA Atlanta 1404
LA Avery Island 0513
LA Baker 0704,0714
LA Baldwin 0514
LA Ball 1405
LA Barataria 0036
LA Barksdale Afb 1110
LA Basile 0515
LA Baskin 1219
LA Bastrop 1220-1221
LA Batchelor 0715
LA Baton Rouge 0801-0823,0825-0827,0831,0833,0835-0837,0873-0874,0879,0884,0891-0896,0898
LA Belcher 1004
LA Bell City 0630
LA Belle Chasse 0037,0093
LA Belle Rose 0341
LA Belmont 1406
LA Bentley 1407
LA Benton 1006
LA Bernice 1222
LA Berwick 0342
LA Bethany 1007
LA Bienville 1008
LA Blanchard 1009
LA Bogalusa 0427,0429
LA Bonita 1223
LA Boothville 0038
LA Bordelonville 1320
LA Bossier City 1111-1113,1171-1172
LA Bourg 0343
LA Boutte 0039
LA Boyce 1409
LA Braithwaite 0040
LA Branch 0516
LA Breaux Bridge 0517
LA Brittany 0718
LA Broussard 0518
LA Brusly 0719
LA Bunkie 1322
LA Buras 0041
LA Burnside 0738
LA Bush 0431
LA Cade 0519
LA Calhoun 1225
LA Calvin 1410
LA Cameron 0631
LA Campti 1411
LA Carencro 0520
LA Carville 0721
LA Castor 1016
LA Cecilia 0521
LA Center Point 1323
LA Centerville 0522
LA Chalmette 0043-0044
LA Charenton 0523
LA Chase 1324
LA Chataignier 0524
LA Chatham 1226
LA Chauvin 0344
LA Cheneyville 1325
LA Choudrant 1227
LA Church Point 0525
LA Clarence 1414
LA Clarks 1415
LA Clayton 1326
LA Clinton 0722
LA Cloutierville 1416
LA Colfax 1417
LA Collinston 1229
LA Columbia 1418
LA Convent 0723
LA Converse 1419
LA Cotton Valley 1018
LA Cottonport 1327
LA Coushatta 1019
LA Covington 0433-0435
LA Creole 0632
LA Crowley 0526-0527
LA Crowville 1230
LA Cullen 1021
LA Cut Off 0345
LA Darrow 0725
LA Delcambre 0528
LA Delhi 1232
LA Delta 1233
LA Denham Springs 0706,0726-0727
LA Dequincy 0633
LA Deridder 0634
LA Des Allemands 0030
LA Destrehan 0047
LA Deville 1328
LA Dodson 1422
LA Donaldsonville 0346
LA Donner 0352
LA Downsville 1234
LA Doyline 1023
LA Dry Creek 0637
LA Dry Prong 1423
LA Dubach 1235
LA Dubberly 1024
LA Dulac 0353
LA Duplessis 0728
LA Dupont 1329
LA Duson 0529
LA Echo 1330
LA Edgard 0049
LA Effie 1331
LA Egan 0531
LA Elizabeth 0638
LA Elm Grove 1051
LA Elmer 1424
LA Elton 0532
LA Empire 0050
LA Enterprise 1425
LA Epps 1237
LA Erath 0533
LA Eros 1238
LA Erwinville 0729
LA Estherwood 0534
LA Ethel 0730
LA Eunice 0535
LA Evangeline 0537
LA Evans 0639
LA Evergreen 1333
LA Fairbanks 1240
LA Farmerville 1241
LA Fenton 0640
LA Ferriday 1334
LA Fisher 1426
LA Flatwoods 1427
LA Flora 1428
LA Florien 1429
LA Fluker 0436
LA Folsom 0437
LA Fordoche 0732
LA Forest 1242
LA Forest Hill 1430
LA Fort Necessity 1243
LA Fort Polk 1459
LA Franklin 0538
LA Franklinton 0438
LA French Settlement 0733
LA Frierson 1027
LA Galliano 0354
LA Garden City 0540
LA Gardner 1431
LA Garyville 0051
LA Geismar 0734
LA Georgetown 1432
LA Gheens 0355
LA Gibsland 1028
LA Gibson 0356
LA Gilbert 1336
LA Gilliam 1029
LA Glenmora 1433
LA Gloster 1030
LA Glynn 0736
LA Golden Meadow 0357
LA Goldonna 1031
LA Gonzales 0707,0737
LA Gorum 1434
LA Grambling 1245
LA Gramercy 0052
LA Grand Cane 1032
LA Grand Chenier 0643
LA Grand Coteau 0541
LA Grand Isle 0358
LA Grant 0644
LA Gray 0359
LA Grayson 1435
LA Greensburg 0441
LA Greenwell Springs 0739
LA Greenwood 1033
LA Gretna 0053-0054,0056
LA Grosse Tete 0740
LA Gueydan 0542
LA Hackberry 0645
LA Hahnville 0057
LA Hall Summit 1034
LA Hamburg 1339
LA Hammond 0401-0404
LA Harrisonburg 1340
LA Harvey 0058-0059
LA Haughton 1037
LA Hayes 0646
LA Haynesville 1038
LA Heflin 1039
LA Hessmer 1341
LA Hester 0743
LA Hineston 1438
LA Hodge 1247
LA Holden 0744
LA Homer 1040
LA Hornbeck 1439
LA Hosston 1043
LA Houma 0360-0361,0363-0364
LA Husser 0442
LA Ida 1044
LA Independence 0443
LA Innis 0747
LA Iota 0543
LA Iowa 0647
LA Jackson 0748
LA Jamestown 1045
LA Jarreau 0749
LA Jeanerette 0544
LA Jena 1342
LA Jennings 0546
LA Jigger 1249
LA Jones 1250
LA Jonesboro 1251
LA Jonesville 1343
LA Joyce 1440
LA Kaplan 0548
LA Keatchie 1046
LA Keithville 1047
LA Kelly 1441
LA Kenner 0062-0065,0097
LA Kentwood 0444
LA Kilbourne 1253
LA Kinder 0648
LA Kraemer 0371
LA Krotz Springs 0750
LA Kurthwood 1443
LA La Place 0068-0069
LA Labadieville 0372
LA Lacassine 0650
LA Lacombe 0445
LA Lafayette 0501-0509,0593,0596,0598
LA Lafitte 0067
LA Lake Arthur 0549
LA Lake Charles 0601-0602,0605-0607,0609,0611-0612,0615-0616,0629
LA Lake Providence 1254
LA Lakeland 0752
LA Larose 0373
LA Lawtell 0550
LA Lebeau 1345
LA Leblanc 0651
LA Lecompte 1346
LA Leesville 1446,1496
LA Lena 1447
LA Leonville 0551
LA Lettsworth 0753
LA Libuse 1348
LA Lillie 1256
LA Lisbon 1048
LA Livingston 0754
LA Livonia 0755
LA Lockport 0374
LA Logansport 1049
LA Longleaf 1448
LA Longstreet 1050
LA Longville 0652
LA Loranger 0446
LA Loreauville 0552
LA Lottie 0756
LA Luling 0070
LA Lutcher 0071
LA Lydia 0569
LA Madisonville 0447
LA Mamou 0554
LA Mandeville 0448,0470-0471
LA Mangham 1259
LA Mansfield 1052
LA Mansura 1350
LA Many 1449
LA Maringouin 0757
LA Marion 1260
LA Marksville 1351
LA Marrero 0072-0073
LA Marthaville 1450
LA Mathews 0375
LA Maurepas 0449
LA Maurice 0555
LA Melrose 1452
LA Melville 1353
LA Mer Rouge 1261
LA Meraux 0075
LA Mermentau 0556
LA Merryville 0653
LA Metairie 0001-0006,0009-0011,0033,0055,0060
LA Milton 0558
LA Minden 1055,1058
LA Mittie 0654
LA Monroe 1201-1203,1207,1209-1213,1217
LA Montegut 0377
LA Monterey 1354
LA Montgomery 1454
LA Mooringsport 1060
LA Mora 1455
LA Moreauville 1355
LA Morgan City 0380-0381
LA Morganza 0759
LA Morrow 1356
LA Morse 0559
LA Mount Airy 0076
LA Mount Hermon 0450
LA Napoleonville 0390
LA Natalbany 0451
LA Natchez 1456
LA Natchitoches 1457-1458,1497
LA Negreet 1460
LA New Iberia 0560,0562-0563
LA New Llano 1461
LA New Orleans 0112-0119,0121-0131,0139,0141-0143,0145-0146,0148,0150-0154,0156-0167,0170,0172,0174-0179,0181-0187,0189-0190,0195
LA New Roads 0760
LA New Sarpy 0078
LA Newellton 1357
LA Noble 1462
LA Norco 0079
LA Norwood 0761
LA Oak Grove 1263
LA Oak Ridge 1264
LA Oakdale 1463
LA Oberlin 0655
LA Oil City 1061
LA Olla 1465
LA Opelousas 0570-0571
LA Oscar 0762
LA Otis 1466
LA Paincourtville 0391
LA Palmetto 1358
LA Paradis 0080
LA Patterson 0392
LA Paulina 0763
LA Pearl River 0452
LA Pelican 1063
LA Perry 0575
LA Pierre Part 0339
LA Pilottown 0081
LA Pine Grove 0453
LA Pine Prairie 0576
LA Pineville 1359-1361
LA Pioneer 1266
LA Pitkin 0656
LA Plain Dealing 1064
LA Plaquemine 0764-0765
LA Plattenville 0393
LA Plaucheville 1362
LA Pleasant Hill 1065
LA Pointe A La Hache 0082
LA Pollock 1467
LA Ponchatoula 0454
LA Port Allen 0767
LA Port Barre 0577
LA Port Sulphur 0083
LA Powhatan 1066
LA Prairieville 0769
LA Pride 0770
LA Princeton 1067
LA Provencal 1468
LA Quitman 1268
LA Raceland 0394
LA Ragley 0657
LA Rayne 0578
LA Rayville 1269
LA Reddell 0580
LA Reeves 0658
LA Reserve 0084
LA Rhinehart 1363
LA Ringgold 1068
LA Roanoke 0581
LA Robeline 1469
LA Robert 0455
LA Rodessa 1069
LA Rosedale 0772
LA Roseland 0456
LA Rosepine 0659
LA Rougon 0773
LA Ruby 1365
LA Ruston 1270,1272-1273
LA Saint Amant 0774
LA Saint Benedict 0457
LA Saint Bernard 0085
LA Saint Francisville 0775
LA Saint Gabriel 0776
LA Saint James 0086
LA Saint Joseph 1366
LA Saint Landry 1367
LA Saint Martinville 0582
LA Saint Maurice 1471
LA Saint Rose 0087
LA Saline 1070
LA Sarepta 1071
LA Schriever 0395
LA Scott 0583
LA Shongaloo 1072
LA Shreveport 1101-1109,1115,1118-1120,1129-1130,1133-1138,1148-1154,1156,1161-1166
LA Sibley 1073
LA Sicily Island 1368
LA Sieper 1472
LA Sikes 1473
LA Simmesport 1369
LA Simpson 1474
LA Simsboro 1275
LA Singer 0660
LA Slagle 1475
LA Slaughter 0777
LA Slidell 0458-0461,0469
LA Sondheimer 1276
LA Sorrento 0778
LA Spearsville 1277
LA Springfield 0462
LA Springhill 1075
LA Starks 0661
LA Start 1279
LA Sterlington 1280
LA Stonewall 1078
LA Sugartown 0662
LA Sulphur 0663-0665
LA Summerfield 1079
LA Sun 0463
LA Sunset 0584
LA Sunshine 0780
LA Swartz 1281
LA Talisheek 0464
LA Tallulah 1282,1284
LA Tangipahoa 0465
LA Taylor 1080
LA Theriot 0397
LA Thibodaux 0301-0302,0310
LA Tickfaw 0466
LA Tioga 1477
LA Transylvania 1286
LA Trout 1371
LA Tullos 1479
LA Tunica 0782
LA Turkey Creek 0585
LA Uncle Sam 0792
LA Urania 1480
LA Vacherie 0090
LA Varnado 0467
LA Venice 0091
LA Ventress 0783
LA Vidalia 1373
LA Ville Platte 0586
LA Vinton 0668
LA Violet 0092
LA Vivian 1082
LA Wakefield 0784
LA Walker 0785
LA Washington 0589
LA Waterproof 1375
LA Watson 0786
LA Welsh 0591
LA West Monroe 1291-1292,1294
LA Westlake 0669
LA Westwego 0094,0096
LA Weyanoke 0787
LA White Castle 0788
LA Wildsville 1377
LA Wilson 0789
LA Winnfield 1483
LA Winnsboro 1295
LA Wisner 1378
LA Woodworth 1485
LA Youngsville 0592
LA Zachary 0791
LA Zwolle 1486
MO Lead Hill 2643
OK Achille 4720
OK Ada 4820-4821
OK Adair 4330
OK Adams 3901
OK Addington 3520
OK Afton 4331
OK Agra 4824
OK Albany 4721
OK Albert 3001
OK Albion 4521
OK Alderson 4522
OK Alex 3002
OK Aline 3716
OK Allen 4825
OK Altus 3521-3522
OK Altus Afb 3523
OK Alva 3717
OK Amber 3004
OK Ames 3718
OK Amorita 3719
OK Anadarko 3005
OK Antlers 4523
OK Apache 3006
OK Arapaho 3620
OK Arcadia 3007
OK Ardmore 3401-3403
OK Arkoma 4901
OK Arnett 3832
OK Asher 4826
OK Atoka 4525
OK Atwood 4827
OK Avant 4001
OK Balko 3931
OK Barnsdall 4002
OK Bartlesville 4003-4006
OK Battiest 4722
OK Beaver 3932
OK Beggs 4421
OK Bennington 4723
OK Bessie 3622
OK Bethany 3008
OK Bethel 4724
OK Big Cabin 4332
OK Billings 4630
OK Binger 3009
OK Bison 3720
OK Bixby 4008
OK Blackwell 4631
OK Blair 3526
OK Blanchard 3010
OK Blanco 4528
OK Blocker 4529
OK Bluejacket 4333
OK Boise City 3933
OK Bokchito 4726
OK Bokoshe 4930
OK Boley 4829
OK Boswell 4727
OK Bowlegs 4830
OK Boynton 4422
OK Bradley 3011
OK Braggs 4423,4439
OK Braman 4632
OK Bristow 4010
OK Broken Arrow 4011-4014
OK Broken Bow 4728
OK Bromide 4530
OK Buffalo 3834
OK Bunch 4931
OK Burbank 4633
OK Burlington 3722
OK Burneyville 3430
OK Burns Flat 3624
OK Butler 3625
OK Byars 4831
OK Cache 3527
OK Caddo 4729
OK Calera 4730
OK Calumet 3014
OK Calvin 4531
OK Camargo 3835
OK Cameron 4932
OK Canadian 4425
OK Caney 4533
OK Canton 3724
OK Canute 3626
OK Cardin 4335
OK Carmen 3726
OK Carnegie 3015
OK Carney 4832
OK Carrier 3727
OK Carter 3627
OK Cartwright 4731
OK Cashion 3016
OK Castle 4833
OK Catoosa 4015
OK Cement 3017
OK Centrahoma 4534
OK Chandler 4834
OK Chattanooga 3528
OK Checotah 4426
OK Chelsea 4016
OK Cherokee 3728
OK Chester 3838
OK Cheyenne 3628
OK Chickasha 3018,3023
OK Choctaw 3020
OK Chouteau 4337
OK Claremore 4017-4019
OK Clarita 4535
OK Clayton 4536
OK Cleo Springs 3729
OK Cleveland 4020
OK Clinton 3601
OK Coalgate 4538
OK Colbert 4733
OK Colcord 4338
OK Coleman 3432
OK Collinsville 4021
OK Colony 3021
OK Comanche 3529
OK Commerce 4339
OK Concho 3022
OK Connerville 4836
OK Cookson 4427
OK Copan 4022
OK Cordell 3632
OK Corn 3024
OK Council Hill 4428
OK Countyline 3425
OK Covington 3730
OK Coweta 4429
OK Coyle 3027
OK Crawford 3638
OK Crescent 3028
OK Cromwell 4837
OK Crowder 4430
OK Cushing 4023
OK Custer City 3639
OK Cyril 3029
OK Dacoma 3731
OK Daisy 4540
OK Davenport 4026
OK Davidson 3530
OK Davis 3030,3039
OK Deer Creek 4636
OK Delaware 4027
OK Depew 4028
OK Devol 3531
OK Dewar 4431
OK Dewey 4029
OK Dibble 3031
OK Dill City 3641
OK Disney 4340
OK Dougherty 3032
OK Douglas 3733
OK Dover 3734
OK Drummond 3735
OK Drumright 4030
OK Duke 3532
OK Duncan 3533-3534,3536
OK Durant 4701-4702
OK Durham 3642
OK Dustin 4839
OK Eagletown 4734
OK Eakly 3033
OK Earlsboro 4840
OK Edmond 3003,3012-3013,3025,3034,3083
OK El Reno 3036
OK Eldorado 3537
OK Elgin 3538
OK Elk City 3644,3648
OK Elmer 3539
OK Elmore City 3433
OK Enid 3701-3703,3705-3706
OK Erick 3645
OK Eucha 4342
OK Eufaula 4432
OK Fairfax 4637
OK Fairland 4343
OK Fairmont 3736
OK Fairview 3737
OK Fanshawe 4935
OK Fargo 3840
OK Faxon 3540
OK Fay 3646
OK Felt 3937
OK Finley 4543
OK Fittstown 4842
OK Fitzhugh 4843
OK Fletcher 3541
OK Forgan 3938
OK Fort Cobb 3038
OK Fort Gibson 4434
OK Fort Sill 3503
OK Fort Supply 3841
OK Fort Towson 4735
OK Foss 3647
OK Foster 3434
OK Fox 3435
OK Foyil 4031
OK Francis 4844
OK Frederick 3542
OK Freedom 3842
OK Gage 3843
OK Gans 4936
OK Garber 3738
OK Garvin 4736
OK Gate 3844
OK Geary 3040
OK Gene Autry 3436
OK Geronimo 3543
OK Glencoe 4032
OK Glenpool 4033
OK Golden 4737
OK Goltry 3739
OK Goodwell 3939
OK Gore 4435
OK Gotebo 3041
OK Gould 3544
OK Gowen 4545
OK Gracemont 3042
OK Graham 3437
OK Grandfield 3546
OK Granite 3547
OK Grant 4738
OK Greenfield 3043
OK Grove 4344-4345
OK Guthrie 3044
OK Guymon 3942
OK Haileyville 4546
OK Hallett 4034
OK Hammon 3650
OK Hanna 4845
OK Hardesty 3944
OK Harrah 3045
OK Hartshorne 4547
OK Haskell 4436
OK Hastings 3548
OK Haworth 4740
OK Headrick 3549
OK Healdton 3438
OK Heavener 4937
OK Helena 3741
OK Hendrix 4741
OK Hennepin 3444
OK Hennessey 3742
OK Henryetta 4437
OK Hillsdale 3743
OK Hinton 3047
OK Hitchcock 3744
OK Hitchita 4438
OK Hobart 3651
OK Hodgen 4939
OK Holdenville 4848
OK Hollis 3550
OK Hollister 3551
OK Hominy 4035
OK Honobia 4549
OK Hooker 3945
OK Hopeton 3746
OK Howe 4940
OK Hoyt 4440
OK Hugo 4743
OK Hulbert 4441
OK Hunter 4640
OK Hydro 3048
OK Idabel 4745
OK Indiahoma 3552
OK Indianola 4442
OK Inola 4036
OK Isabella 3747
OK Jay 4346
OK Jenks 4037
OK Jennings 4038
OK Jet 3749
OK Jones 3049
OK Kansas 4347
OK Kaw City 4641
OK Kellyville 4039
OK Kemp 4747
OK Kenefic 4748
OK Kenton 3946
OK Keota 4941
OK Ketchum 4349
OK Keyes 3947
OK Kiefer 4041
OK Kingfisher 3750
OK Kingston 3439
OK Kinta 4552
OK Kiowa 4553
OK Konawa 4849
OK Krebs 4554
OK Kremlin 3753
OK Lahoma 3754
OK Lamar 4850
OK Lamont 4643
OK Lane 4555
OK Langley 4350
OK Langston 3050
OK Laverne 3848
OK Lawton 3501-3502,3505-3507
OK Lebanon 3440
OK Leedey 3654
OK Leflore 4942
OK Lehigh 4556
OK Lenapah 4042
OK Leon 3441
OK Leonard 4043
OK Lequire 4943
OK Lexington 3051
OK Lindsay 3052
OK Loco 3442
OK Locust Grove 4352
OK Lone Grove 3443
OK Lone Wolf 3655
OK Longdale 3755
OK Lookeba 3053
OK Loveland 3553
OK Loyal 3756
OK Lucien 3757
OK Luther 3054
OK Macomb 4852
OK Madill 3446
OK Manchester 3758
OK Mangum 3554
OK Manitou 3555
OK Mannford 4044
OK Mannsville 3447
OK Maramec 4045
OK Marble City 4945
OK Marietta 3448
OK Marland 4644
OK Marlow 3055
OK Marshall 3056
OK Martha 3556
OK Maud 4854
OK May 3851
OK Maysville 3057
OK McAlester 4501-4502
OK McCurtain 4944
OK McLoud 4851
OK Mead 3449
OK Medford 3759
OK Medicine Park 3557
OK Meeker 4855
OK Meers 3558
OK Meno 3760
OK Meridian 3058
OK Miami 4354-4355
OK Milburn 3450
OK Milfay 4046
OK Mill Creek 4856
OK Millerton 4750
OK Minco 3059
OK Moffett 4946
OK Monroe 4947
OK Moodys 4444
OK Mooreland 3852
OK Morris 4445
OK Morrison 3061
OK Mounds 4047
OK Mountain Park 3559
OK Mountain View 3062
OK Moyers 4557
OK Muldrow 4948
OK Mulhall 3063
OK Muse 4949
OK Muskogee 4401-4403
OK Mustang 3064
OK Mutual 3853
OK Nardin 4646
OK Nash 3761
OK Nashoba 4558
OK Newalla 4857
OK Newcastle 3065
OK Newkirk 4647
OK Nicoma Park 3066
OK Ninnekah 3067
OK Noble 3068
OK Norman 3019,3026,3069-3072
OK North Miami 4358
OK Nowata 4048
OK Oakhurst 4050
OK Oaks 4359
OK Oakwood 3658
OK Ochelata 4051
OK Oilton 4052
OK Okarche 3762
OK Okay 4446
OK Okeene 3763
OK Okemah 4859
OK Oklahoma City 3101-3132,3134-3137,3139-3157,3159-3160,3162-3165,3167,3169-3170,3172-3173,3175,3178-3179,3184-3185,3189-3190,3194-3196
OK Okmulgee 4447
OK Oktaha 4450
OK Olustee 3560
OK Omega 3764
OK Oologah 4053
OK Orlando 3073
OK Osage 4054
OK Oscar 3561
OK Overbrook 3453
OK Owasso 4055
OK Paden 4860
OK Panama 4951
OK Panola 4559
OK Paoli 3074
OK Park Hill 4451
OK Pauls Valley 3075
OK Pawhuska 4056
OK Pawnee 4058
OK Peggs 4452
OK Perkins 4059
OK Perry 3077
OK Picher 4360
OK Pickens 4752
OK Piedmont 3078
OK Pittsburg 4560
OK Platter 4753
OK Pocasset 3079
OK Pocola 4902
OK Ponca City 4601-4602,4604
OK Pond Creek 3766
OK Porter 4454
OK Porum 4455
OK Poteau 4953
OK Prague 4864
OK Preston 4456
OK Proctor 4457
OK Prue 4060
OK Pryor 4361-4362
OK Purcell 3080
OK Putnam 3659
OK Quapaw 4363
OK Quinton 4561
OK Ralston 4650
OK Ramona 4061
OK Randlett 3562
OK Ratliff City 3481
OK Rattan 4562
OK Ravia 3455
OK Red Oak 4563
OK Red Rock 4651
OK Redbird 4458
OK Rentiesville 4459
OK Reydon 3660
OK Ringling 3456
OK Ringold 4754
OK Ringwood 3768
OK Ripley 4062
OK Rocky 3661
OK Roff 4865
OK Roland 4954
OK Roosevelt 3564
OK Rose 4364
OK Rosston 3855
OK Rufe 4755
OK Rush Springs 3082
OK Ryan 3565
OK S Coffeyville 4072
OK Saint Louis 4866
OK Salina 4365
OK Sallisaw 4955
OK Sand Springs 4063
OK Sapulpa 4066-4067
OK Sasakwa 4867
OK Savanna 4565
OK Sawyer 4756
OK Sayre 3662
OK Schulter 4460
OK Seiling 3663
OK Seminole 4818,4868
OK Sentinel 3664
OK Shady Point 4956
OK Shamrock 4068
OK Sharon 3857
OK Shattuck 3858
OK Shawnee 4801-4802,4804
OK Shidler 4652
OK Skiatook 4070
OK Slick 4071
OK Smithville 4957
OK Snow 4567
OK Snyder 3566
OK Soper 4759
OK Southard 3770
OK Sparks 4869
OK Spavinaw 4366
OK Spencer 3084
OK Spencerville 4760
OK Sperry 4073
OK Spiro 4959
OK Springer 3458
OK Sterling 3567
OK Stidham 4461
OK Stigler 4462
OK Stillwater 4074-4078
OK Stilwell 4960
OK Stonewall 4871
OK Strang 4367
OK Stratford 4872
OK Stringtown 4569
OK Stroud 4079
OK Stuart 4570
OK Sulphur 3086
OK Sweetwater 3666
OK Swink 4761
OK Taft 4463
OK Tahlequah 4464-4465
OK Talala 4080
OK Talihina 4571
OK Taloga 3667
OK Tatums 3487
OK Tecumseh 4873
OK Temple 3568
OK Terlton 4081
OK Terral 3569
OK Texhoma 3949
OK Texola 3668
OK Thackerville 3459
OK Thomas 3669
OK Tipton 3570
OK Tishomingo 3460
OK Tonkawa 4653
OK Tryon 4875
OK Tulsa 4101-4108,4110,4112,4114-4117,4119-4121,4126-4137,4141,4145-4150,4152-4153,4155-4159,4169-4172,4182,4186-4187,4192-4193
OK Tupelo 4572
OK Turpin 3950
OK Tuskahoma 4574
OK Tussy 3488
OK Tuttle 3089
OK Twin Oaks 4368
OK Tyrone 3951
OK Union City 3090
OK Valliant 4764
OK Velma 3491
OK Vera 4082
OK Verden 3092
OK Vian 4962
OK Vici 3859
OK Vinita 4301
OK Vinson 3571
OK Wagoner 4467,4477
OK Wainwright 4468
OK Wakita 3771
OK Walters 3572
OK Wanette 4878
OK Wann 4083
OK Wapanucka 3461
OK Wardville 4576
OK Warner 4469
OK Washington 3093
OK Watonga 3772
OK Watson 4963
OK Watts 4964
OK Waukomis 3773
OK Waurika 3573
OK Wayne 3095
OK Waynoka 3860
OK Weatherford 3096
OK Webbers Falls 4470
OK Welch 4369
OK Weleetka 4880
OK Welling 4471
OK Wellston 4881
OK Westville 4965
OK Wetumka 4883
OK Wewoka 4884
OK Wheatland 3097
OK Whitefield 4472
OK Whitesboro 4577
OK Wilburton 4578
OK Willow 3673
OK Wilson 3463
OK Wister 4966
OK Woodward 3801-3802
OK Wright City 4766
OK Wyandotte 4370
OK Wynnewood 3098
OK Wynona 4084
OK Yale 4085
OK Yukon 3085,3099
TX Abbott 6621
TX Abernathy 9311
TX Abilene 9601-9606,9608,9697-9699
TX Ace 7326
TX Ackerly 9713
TX Addison 5001
TX Adkins 8101
TX Adrian 9001
TX Afton 9220
TX Agua Dulce 8330
TX Aiken 9221
TX Alamo 8516
TX Alanreed 9002
TX Alba 5410
TX Albany 6430
TX Aledo 6008
TX Alice 8332-8333
TX Alief 7411
TX Allen 5002,5013
TX Alleyton 8935
TX Allison 9003
TX Alpine 9830-9832
TX Altair 7412
TX Alto 5925
TX Alvarado 6009
TX Alvin 7511-7512
TX Alvord 6225
TX Amarillo 9101-9111,9114,9116-9121,9124,9159,9166,9168,9172,9174,9178,9185,9189
TX Amherst 9312
TX Anahuac 7514
TX Anderson 7830
TX Andrews 9714
TX Angleton 7515-7516
TX Anna 5409
TX Annona 5550
TX Anson 9501
TX Anthony 9821
TX Anton 9313
TX Apple Springs 5926
TX Aquilla 6622
TX Aransas Pass 8335-8336
TX Archer City 6351
TX Argyle 6226
TX Arlington 6001-6007,6010-6019,6094,6096
TX Armstrong 8338
TX Arp 5750
TX Art 6820
TX Artesia Wells 8001
TX Arthur City 5411
TX Asherton 8827
TX Aspermont 9502
TX Atascosa 8002
TX Athens 5751-5752
TX Atlanta 5551
TX Aubrey 6227
TX Austin 3301,3344,8701-8705,8708-8739,8741-8742,8744-8769,8772-8774,8778-8779,8783,8799
TX Austwell 7950
TX Avalon 6623
TX Avery 5554
TX Avinger 5630
TX Avoca 9503
TX Axtell 6624
TX Azle 6020,6098
TX Bacliff 7518
TX Bagwell 5412
TX Bailey 5413
TX Baird 9504
TX Balch Springs 5180
TX Ballinger 6821
TX Balmorhea 9718
TX Bandera 8003
TX Bangs 6823
TX Banquete 8339
TX Bardwell 5101
TX Barker 7413
TX Barksdale 8828
TX Barnhart 6930
TX Barry 5102
TX Barstow 9719
TX Bartlett 6511
TX Bastrop 8602
TX Batesville 8829
TX Batson 7519
TX Bay City 7404,7414
TX Bayside 8340
TX Baytown 7520-7523
TX Beasley 7417
TX Beaumont 7701-7708,7710,7713,7720,7725-7726
TX Beckville 5631
TX Bedford 6021-6022,6095
TX Bedias 7831
TX Beeville 8102,8104
TX Bellaire 7401-7402
TX Bellevue 6228
TX Bells 5414
TX Bellville 7418
TX Belmont 8604
TX Belton 6513
TX Ben Bolt 8342
TX Ben Franklin 5415
TX Ben Wheeler 5754
TX Benavides 8341
TX Bend 6824
TX Benjamin 9505
TX Berclair 8107
TX Bergheim 8004
TX Bertram 8605
TX Big Bend National Park 9834
TX Big Lake 6932
TX Big Sandy 5755,5797
TX Big Spring 9720-9721
TX Big Wells 8830
TX Bigfoot 8005
TX Bishop 8343
TX Bivins 5555
TX Blackwell 9506
TX Blanco 8606
TX Blanket 6432
TX Bledsoe 9314
TX Bleiblerville 8931
TX Blessing 7419
TX Bloomburg 5556
TX Blooming Grove 6626
TX Bloomington 7951
TX Blossom 5416
TX Blue Ridge 5424
TX Bluegrove 6352
TX Bluff Dale 6433
TX Bluffton 8607
TX Blum 6627
TX Boerne 8006,8015
TX Bogata 5417
TX Boling 7420
TX Bon Wier 5928
TX Bonham 5418
TX Booker 9005
TX Borger 9007-9008
TX Bovina 9009
TX Bowie 6230
TX Boyd 6023
TX Boys Ranch 9010
TX Brackettville 8832
TX Brady 6825
TX Brandon 6628
TX Brashear 5420
TX Brazoria 7422
TX Breckenridge 6424
TX Bremond 6629
TX Brenham 7833-7834
TX Bridge City 7611
TX Bridgeport 6426
TX Briggs 8608
TX Briscoe 9011
TX Broaddus 5929
TX Bronson 5930
TX Bronte 6933
TX Brookeland 5931
TX Brookesmith 6827
TX Brookshire 7423
TX Brookston 5421
TX Brownfield 9316
TX Brownsboro 5756
TX Brownsville 8520-8523,8526
TX Brownwood 6801,6804
TX Bruceville 6630
TX Bruni 8344
TX Bryan 7801-7803,7805-7808
TX Bryson 6427
TX Buchanan Dam 8609
TX Buckholts 6518
TX Buda 8610
TX Buffalo 5831
TX Buffalo Gap 9508
TX Bullard 5757
TX Bulverde 8163
TX Buna 7612
TX Burkburnett 6354
TX Burkett 6828
TX Burkeville 5932
TX Burleson 6028,6097
TX Burlington 6519
TX Burnet 8611
TX Burton 7835
TX Bushland 9012
TX Byers 6357
TX Bynum 6631
TX Cactus 9013
TX Caddo 6429
TX Caddo Mills 5135
TX Caldwell 7836
TX Call 5933
TX Calliham 8007
TX Calvert 7837
TX Camden 5934
TX Cameron 6520
TX Camp Wood 8833
TX Campbell 5422
TX Campbellton 8008
TX Canadian 9014
TX Canton 5103
TX Canutillo 9835
TX Canyon 9015-9016
TX Canyon Lake 8133
TX Carbon 6435
TX Carlsbad 6934
TX Carlton 6436
TX Carmine 8932
TX Carrizo Springs 8834
TX Carrollton 5006-5007,5010-5011
TX Carthage 5633
TX Cason 5636
TX Castell 6831
TX Castroville 8009
TX Cat Spring 8933
TX Catarina 8836
TX Cayuga 5832
TX Cedar Creek 8612
TX Cedar Hill 5104,5106
TX Cedar Lane 7415
TX Cedar Park 8613,8630
TX Cee Vee 9223
TX Celeste 5423
TX Celina 5009
TX Center 5935
TX Center Point 8010
TX Centerville 5833
TX Centralia 5834
TX Chandler 5758
TX Channelview 7530
TX Channing 9018
TX Chapman Ranch 8347
TX Chappell Hill 7426
TX Charlotte 8011
TX Chatfield 5105
TX Cherokee 6832
TX Chester 5936
TX Chico 6431
TX Chicota 5425
TX Childress 9201
TX Chillicothe 9225
TX Chilton 6632
TX China 7613
TX China Spring 6633
TX Chireno 5937
TX Chriesman 7838
TX Christine 8012
TX Christoval 6935
TX Cibolo 8108
TX Cisco 6437
TX Clarendon 9226
TX Clarksville 5426
TX Claude 9019
TX Clayton 5637
TX Cleburne 6031,6033
TX Cleveland 7327-7328
TX Clifton 6634
TX Clint 9836
TX Clute 7531
TX Clyde 9510
TX Coahoma 9511
TX Coldspring 7331
TX Coleman 6834
TX College Station 7840-7845
TX Collegeport 7428
TX Colleyville 6034
TX Collinsville 6233
TX Colmesneil 5938
TX Colorado City 9512
TX Columbus 8934
TX Comanche 6442
TX Combes 8535
TX Comfort 8013
TX Commerce 5428-5429
TX Como 5431
TX Comstock 8837
TX Concan 8838
TX Concepcion 8349
TX Concord 7850
TX Conroe 7301-7306,7384-7385
TX Converse 8109
TX Cookville 5558
TX Coolidge 6635
TX Cooper 5432
TX Copeville 5121
TX Coppell 5019,5099
TX Copperas Cove 6522
TX Corpus Christi 8401-8419,8426-8427,8460,8463,8465-8469,8472,8480
TX Corrigan 5939
TX Corsicana 5109-5110,5151
TX Cost 8614
TX Cotton Center 9021
TX Cotulla 8014
TX Coupland 8615
TX Covington 6636
TX Coyanosa 9730
TX Crandall 5114
TX Crane 9731
TX Cranfills Gap 6637
TX Crawford 6638
TX Cresson 6035
TX Crockett 5835
TX Crosby 7532
TX Crosbyton 9322
TX Cross Plains 6443
TX Crowell 9227
TX Crowley 6036
TX Crystal City 8839
TX Cuero 7954
TX Cumby 5433
TX Cuney 5759
TX Cunningham 5434
TX Cushing 5760
TX Cypress 7410,7429,7433
TX Daingerfield 5638
TX Daisetta 7533
TX Dale 8616
TX Dalhart 9022
TX Dallardsville 7332
TX Dallas 5201-5212,5214-5238,5240-5244,5246-5254,5260-5267,5270,5275,5277,5283-5285,5287,5301,5303,5312-5313,5315
TX Dallas 5320,5326,5336,5339,5342,5354-5360,5367-5368,5370-5374,5376,5378-5382,5389-5395,5397-5398
TX Damon 7430
TX Danbury 7534
TX Danciger 7431
TX Danevang 7432
TX Darrouzett 9024
TX Davilla 6523
TX Dawn 9025
TX Dawson 6639
TX Dayton 7535
TX De Berry 5639
TX De Kalb 5559
TX De Leon 6444
TX Deanville 7852
TX Decatur 6234
TX Deer Park 7536
TX Del Rio 8840-8842,8847
TX Del Valle 8617
TX Dell City 9837
TX Delmita 8536
TX Denison 5020-5021
TX Dennis 6439
TX Denton 6201-6210
TX Denver City 9323
TX Deport 5435
TX Desdemona 6445
TX Desoto 5115,5123
TX Detroit 5436
TX Devers 7538
TX Devine 8016
TX Deweyville 7614
TX Diana 5640
TX Diboll 5941
TX Dickens 9229
TX Dickinson 7539
TX Dike 5437
TX Dilley 8017
TX Dime Box 7853
TX Dimmitt 9027
TX Dinero 8350
TX Dobbin 7333
TX Dodd City 5438
TX Dodge 7334
TX Dodson 9230
TX Donie 5838
TX Donna 8537
TX Doole 6836
TX Doss 8618
TX Doucette 5942
TX Dougherty 9231
TX Douglass 5943
TX Douglassville 5560
TX Driftwood 8619
TX Dripping Springs 8620
TX Driscoll 8351
TX Dryden 8851
TX Dublin 6446
TX Dumas 9029
TX Duncanville 5116,5137-5138
TX Dunn 9516
TX Dyess Afb 9607
TX D’Hanis 8850
TX Eagle Lake 7434
TX Eagle Pass 8852-8853
TX Early 6802-6803
TX Earth 9031
TX East Bernard 7435
TX Eastland 6448
TX Easton 5641
TX Ecleto 8111
TX Ector 5439
TX Edcouch 8538
TX Eddy 6524
TX Eden 6837
TX Edgewood 5117
TX Edinburg 8539-8542
TX Edmonson 9032
TX Edna 7957
TX Edroy 8352
TX Egypt 7436
TX El Campo 7437
TX El Indio 8860
TX El Paso 9901-9908,9910-9915,9917,9920,9922-9932,9934-9938,9940-9955,9958,9960-9961,9968,9976,9978,9980,9990
TX El Paso 9995-9999
TX Eldorado 6936
TX Electra 6360
TX Elgin 8621
TX Elkhart 5839
TX Ellinger 8938
TX Elm Mott 6640
TX Elmaton 7440
TX Elmendorf 8112
TX Elmo 5118
TX Elsa 8543
TX Elysian Fields 5642
TX Emory 5440
TX Encinal 8019
TX Encino 8353
TX Energy 6452
TX Enloe 5441
TX Ennis 5119-5120
TX Enochs 9324
TX Eola 6937
TX Era 6238
TX Estelline 9233
TX Etoile 5944
TX Euless 6039-6040
TX Eustace 5124
TX Evadale 7615
TX Evant 6525
TX Fabens 9838
TX Fairfield 5840
TX Falcon Heights 8545
TX Falfurrias 8355
TX Falls City 8113
TX Fannin 7960
TX Farmersville 5442
TX Farnsworth 9033
TX Farwell 9325
TX Fate 5132
TX Fayetteville 8940
TX Fentress 8622
TX Ferris 5125
TX Fieldton 9326
TX Fischer 8623
TX Flat 6526
TX Flatonia 8941
TX Flint 5762
TX Flomot 9234
TX Florence 6527
TX Floresville 8114
TX Flower Mound 5022,5027-5028
TX Floydada 9235
TX Fluvanna 9517
TX Flynn 7855
TX Follett 9034
TX Forestburg 6239
TX Forney 5126
TX Forreston 6041
TX Forsan 9733
TX Fort Bliss 9916,9918
TX Fort Davis 9734
TX Fort Hancock 9839
TX Fort Hood 6544
TX Fort Mc Kavett 6841
TX Fort Stockton 9735
TX Fort Worth 6101-6116,6118-6124,6126,6129-6137,6140,6147-6148,6150,6155,6161-6164,6166,6177,6179,6181,6185
TX Fort Worth 6190-6193,6195-6199
TX Fowlerton 8021
TX Francitas 7961
TX Franklin 7856
TX Frankston 5763
TX Fred 7616
TX Fredericksburg 8624
TX Fredonia 6842
TX Freeport 7541-7542
TX Freer 8357
TX Fresno 7545
TX Friendswood 7546,7549
TX Friona 9035
TX Frisco 5033-5036
TX Fritch 9036
TX Frost 6641
TX Fruitvale 5127
TX Fulshear 7441
TX Fulton 8358
TX Gail 9738
TX Gainesville 6240-6241
TX Galena Park 7547
TX Gallatin 5764
TX Galveston 7550-7555
TX Ganado 7962
TX Garciasville 8547
TX Garden City 9739
TX Gardendale 9758
TX Garland 5040-5047,5049
TX Garrison 5946
TX Garwood 7442
TX Gary 5643
TX Gatesville 6528,6596-6599
TX Gause 7857
TX George West 8022
TX Georgetown 8626-8628,8633
TX Geronimo 8115
TX Giddings 8942
TX Gilchrist 7617
TX Gillett 8116
TX Gilmer 5644-5645
TX Girard 9518
TX Girvin 9740
TX Gladewater 5647
TX Glen Flora 7443
TX Glen Rose 6043
TX Glidden 8943
TX Gober 5443
TX Godley 6044
TX Golden 5444
TX Goldsboro 9519
TX Goldsmith 9741
TX Goldthwaite 6844
TX Goliad 7963
TX Gonzales 8629
TX Goodfellow Afb 6908
TX Goodrich 7335
TX Gordon 6453
TX Gordonville 6245
TX Goree 6363
TX Gorman 6454
TX Gouldbusk 6845
TX Graford 6449
TX Graham 6450
TX Granbury 6048-6049
TX Grand Prairie 5050-5054
TX Grand Saline 5140
TX Grandfalls 9742
TX Grandview 6050
TX Granger 6530
TX Grapeland 5844
TX Grapevine 6051,6099
TX Greenville 5401-5404
TX Greenwood 6246
TX Gregory 8359
TX Groesbeck 6642
TX Groom 9039
TX Groves 7619
TX Groveton 5845
TX Grulla 8548
TX Gruver 9040
TX Guerra 8360
TX Gunter 5058
TX Gustine 6455
TX Guthrie 9236
TX Guy 7444
TX Hale Center 9041
TX Hallettsville 7964
TX Hallsville 5650
TX Haltom City 6117
TX Hamilton 6531
TX Hamlin 9520
TX Hamshire 7622
TX Hankamer 7560
TX Happy 9042
TX Hardin 7561
TX Hargill 8549
TX Harker Heights 6548
TX Harleton 5651
TX Harlingen 8550-8553
TX Harper 8631
TX Harrold 6364
TX Hart 9043
TX Hartley 9044
TX Harwood 8632
TX Haskell 9521
TX Haslet 6052
TX Hawkins 5765
TX Hawley 9525
TX Hearne 7859
TX Hebbronville 8361
TX Hedley 9237
TX Heidenheimer 6533
TX Helotes 8023
TX Hemphill 5948
TX Hempstead 7445
TX Henderson 5652-5654
TX Henrietta 6365
TX Hereford 9045
TX Hermleigh 9526
TX Hewitt 6643
TX Hext 6848
TX Hico 6457
TX Hidalgo 8557
TX Higgins 9046
TX High Island 7623
TX Highlands 7562
TX Hillister 7624
TX Hillsboro 6645
TX Hitchcock 7563
TX Hobson 8117
TX Hochheim 7967
TX Hockley 7447
TX Holland 6534
TX Holliday 6366
TX Hondo 8861
TX Honey Grove 5446
TX Hooks 5561
TX Horseshoe Bay 8657
TX Houston 7001-7096,7098-7099,7201-7210,7212-7213,7215-7231,7233-7238,7240-7245,7248-7249,7251-7259,7261-7263,7265-7275,7277,7279-7280,7282
TX Houston 7284,7287-7293,7297,7299
TX Howe 5459
TX Hubbard 6648
TX Huffman 7336
TX Hufsmith 7337
TX Hughes Springs 5656
TX Hull 7564
TX Humble 7338,7346-7347,7396
TX Hungerford 7448
TX Hunt 8024
TX Huntington 5949
TX Huntsville 7320,7340-7344,7348-7349
TX Hurst 6053-6054
TX Hutchins 5141
TX Hutto 8634
TX Hye 8635
TX Idalou 9329
TX Imperial 9743
TX Industry 8944
TX Inez 7968
TX Ingleside 8362
TX Ingram 8025
TX Iola 7861
TX Iowa Park 6367
TX Ira 9527
TX Iraan 9744
TX Iredell 6649
TX Irene 6650
TX Irving 5014-5017,5038-5039,5059-5064
TX Italy 6651
TX Itasca 6055
TX Ivanhoe 5447
TX Jacksboro 6458
TX Jacksonville 5766
TX Jarrell 6537
TX Jasper 5951
TX Jayton 9528
TX Jbsa Ft Sam Houston 8234
TX Jbsa Lackland 8236
TX Jbsa Randolph 8150
TX Jefferson 5657
TX Jermyn 6459
TX Jewett 5846
TX Joaquin 5954
TX Johnson City 8636
TX Joinerville 5658
TX Jonesboro 6538
TX Jonesville 5659
TX Josephine 5164
TX Joshua 6058
TX Jourdanton 8026
TX Judson 5660
TX Junction 6849
TX Justiceburg 9330
TX Justin 6247
TX Kamay 6369
TX Karnack 5661
TX Karnes City 8118
TX Katy 7449-7450,7491-7494
TX Kaufman 5142
TX Keene 6059
TX Keller 6244,6248
TX Kemah 7565
TX Kemp 5143
TX Kempner 6539
TX Kendalia 8027
TX Kendleton 7451
TX Kenedy 8119
TX Kennard 5847
TX Kennedale 6060
TX Kenney 7452
TX Kerens 5144
TX Kermit 9745
TX Kerrick 9051
TX Kerrville 8028-8029
TX Kildare 5562
TX Kilgore 5662-5663
TX Killeen 6540-6543,6547,6549
TX Kingsbury 8638
TX Kingsland 8639
TX Kingsville 8363-8364
TX Kingwood 7325,7339,7345
TX Kirbyville 5956
TX Kirvin 5848
TX Klondike 5448
TX Knickerbocker 6939
TX Knippa 8870
TX Knott 9748
TX Knox City 9529
TX Kopperl 6652
TX Kosse 6653
TX Kountze 7625
TX Kress 9052
TX Krum 6249
TX Kurten 7862
TX Kyle 8640
TX La Blanca 8558
TX La Coste 8039
TX La Feria 8559
TX La Grange 8945
TX La Joya 8560
TX La Marque 7568
TX La Porte 7571-7572
TX La Pryor 8872
TX La Salle 7969
TX La Vernia 8121
TX La Villa 8562
TX La Ward 7970
TX Ladonia 5449
TX Laguna Park 6644
TX Laird Hill 5666
TX Lake Creek 5450
TX Lake Dallas 5065
TX Lake Jackson 7566
TX Lakeview 9239
TX Lamesa 9331
TX Lampasas 6550
TX Lancaster 5134,5146
TX Lane City 7453
TX Laneville 5667
TX Langtry 8871
TX Laredo 8040-8046
TX Larue 5770
TX Lasara 8561
TX Latexo 5849
TX Laughlin Afb 8843
TX Lavon 5166
TX Lawn 9530
TX Lazbuddie 9053
TX League City 7573-7574
TX Leakey 8873
TX Leander 8641,8645-8646
TX Ledbetter 8946
TX Leesburg 5451
TX Leesville 8122
TX Lefors 9054
TX Leggett 7350
TX Lelia Lake 9240
TX Leming 8050
TX Lenorah 9749
TX Leona 5850
TX Leonard 5452
TX Leroy 6654
TX Levelland 9336,9338
TX Lewisville 5029,5057,5067,5077
TX Lexington 8947
TX Liberty 7575
TX Liberty Hill 8642
TX Lillian 6061
TX Lincoln 8948
TX Lindale 5771
TX Linden 5563
TX Lindsay 6250
TX Lingleville 6461
TX Linn 8563
TX Lipan 6462
TX Lipscomb 9056
TX Lissie 7454
TX Little Elm 5068
TX Little River Academy 6554
TX Littlefield 9339
TX Liverpool 7577
TX Livingston 7351,7399
TX Llano 8643
TX Lockhart 8644
TX Lockney 9241
TX Lodi 5564
TX Lohn 6852
TX Lolita 7971
TX Lometa 6853
TX London 6854
TX Lone Oak 5453
TX Lone Star 5668
TX Long Branch 5669
TX Longview 5601-5608,5615
TX Loop 9342
TX Lopeno 8564
TX Loraine 9532
TX Lorena 6655
TX Lorenzo 9343
TX Los Ebanos 8565
TX Los Fresnos 8566
TX Los Indios 8567
TX Lott 6656
TX Louise 7455
TX Lovelady 5851
TX Loving 6460
TX Lowake 6855
TX Lozano 8568
TX Lubbock 9401-9404,9406-9416,9423-9424,9430,9452-9453,9457,9464,9490-9491,9493,9499
TX Lueders 9533
TX Lufkin 5901-5904,5915
TX Luling 8648
TX Lumberton 7657
TX Lyford 8569
TX Lyons 7863
TX Lytle 8052
TX Mabank 5147,5156
TX Macdona 8054
TX Madisonville 7864
TX Magnolia 7353-7355
TX Malakoff 5148
TX Malone 6660
TX Manchaca 8652
TX Manor 8653
TX Mansfield 6063
TX Manvel 7578
TX Maple 9344
TX Marathon 9842
TX Marble Falls 8654
TX Marfa 9843
TX Marietta 5566
TX Marion 8124
TX Markham 7456
TX Marlin 6661
TX Marquez 7865
TX Marshall 5670-5672
TX Mart 6664
TX Martindale 8655
TX Martinsville 5958
TX Maryneal 9535
TX Mason 6856
TX Masterson 9058
TX Matador 9244
TX Matagorda 7457
TX Mathis 8368
TX Maud 5567
TX Mauriceville 7626
TX Maxwell 8656
TX May 6857
TX Maydelle 5772
TX Maypearl 6064
TX Mc Camey 9752
TX Mc Caulley 9534
TX Mc Dade 8650
TX Mc Gregor 6657
TX Mc Leod 5565
TX Mc Neil 8651
TX Mc Queeney 8123
TX McAdoo 9243
TX McAllen 8501-8505
TX McFaddin 7973
TX McKinney 5069-5072
TX McLean 9057
TX Meadow 9345
TX Medina 8055
TX Megargel 6370
TX Melissa 5454
TX Melvin 6858
TX Memphis 9245
TX Menard 6859
TX Mentone 9754
TX Mercedes 8570
TX Mereta 6940
TX Meridian 6665
TX Merit 5458
TX Merkel 9536
TX Mertens 6666
TX Mertzon 6941
TX Mesquite 5149-5150,5181,5185,5187
TX Mexia 6667
TX Meyersville 7974
TX Miami 9059
TX Mico 8056
TX Midfield 7458
TX Midkiff 9755
TX Midland 9701-9708,9710-9712
TX Midlothian 6065
TX Midway 5852
TX Milam 5959
TX Milano 6556
TX Miles 6861
TX Milford 6670
TX Millersview 6862
TX Millican 7866
TX Millsap 6066
TX Minden 5680
TX Mineola 5773
TX Mineral 8125
TX Mineral Wells 6067-6068
TX Mingus 6463
TX Mirando City 8369
TX Mission 8572-8574
TX Missouri City 7459,7489
TX Mobeetie 9061
TX Monahans 9756
TX Mont Belvieu 7580
TX Montague 6251
TX Montalba 5853
TX Montgomery 7316,7356
TX Moody 6557
TX Moore 8057
TX Moran 6464
TX Morgan 6671
TX Morgan Mill 6465
TX Morse 9062
TX Morton 9346
TX Moscow 5960
TX Moulton 7975
TX Mound 6558
TX Mount Calm 6673
TX Mount Enterprise 5681
TX Mount Pleasant 5455-5456
TX Mount Vernon 5457
TX Mountain Home 8058
TX Muenster 6252
TX Muldoon 8949
TX Muleshoe 9347
TX Mullin 6864
TX Mumford 7867
TX Munday 6371
TX Murchison 5778
TX Myra 6253
TX Nacogdoches 5961-5965
TX Nada 7460
TX Naples 5568
TX Nash 5569
TX Natalia 8059
TX Naval Air Station Jrb 6127
TX Navasota 7868
TX Nazareth 9063
TX Neches 5779
TX Nederland 7627
TX Needville 7461
TX Nemo 6070
TX Nevada 5173
TX New Baden 7870
TX New Boston 5570
TX New Braunfels 8130-8132,8135
TX New Caney 7357
TX New Deal 9350
TX New Home 9383
TX New London 5682
TX New Summerfield 5780
TX New Ulm 8950
TX New Waverly 7358
TX Newark 6071
TX Newcastle 6372
TX Newton 5966
TX Nixon 8140
TX Nocona 6255
TX Nolan 9537
TX Nolanville 6559
TX Nome 7629
TX Nordheim 8141
TX Normangee 7871
TX Normanna 8142
TX North Houston 7315
TX North Richland Hills 6180,6182
TX North Zulch 7872
TX Norton 6865
TX Notrees 9759
TX Novice 9538
TX Nursery 7976
TX Oakhurst 7359
TX Oakland 8951
TX Oakville 8060
TX Oakwood 5855
TX Odell 9247
TX Odem 8370
TX Odessa 9760-9766,9768-9769
TX Odonnell 9351
TX Oglesby 6561
TX Oilton 8371
TX Oklaunion 6373
TX Old Glory 9540
TX Old Ocean 7463
TX Olden 6466
TX Olmito 8575
TX Olney 6374
TX Olton 9064
TX Omaha 5571
TX Onalaska 7360
TX Orange 7630-7632
TX Orange Grove 8372
TX Orangefield 7639
TX Orchard 7464
TX Ore City 5683
TX Orla 9770
TX Ottine 8658
TX Ovalo 9541
TX Overton 5684
TX Ozona 6943
TX O’Brien 9539
TX Paducah 9248
TX Paige 8659
TX Paint Rock 6866
TX Palacios 7465
TX Palestine 5801-5803,5882
TX Palmer 5152
TX Palo Pinto 6484
TX Paluxy 6467
TX Pampa 9065-9066
TX Pandora 8143
TX Panhandle 9068
TX Panna Maria 8144
TX Panola 5685
TX Paradise 6073
TX Paris 5460-5462
TX Pasadena 7501-7508
TX Pattison 7466
TX Pattonville 5468
TX Pawnee 8145
TX Pearland 7581,7584,7588
TX Pearsall 8061
TX Peaster 6485
TX Pecan Gap 5469
TX Pecos 9772
TX Peggy 8062
TX Pendleton 6564
TX Penelope 6676
TX Penitas 8576
TX Pennington 5856
TX Penwell 9776
TX Pep 9353
TX Perrin 6486
TX Perryton 9070
TX Petersburg 9250
TX Petrolia 6377
TX Pettus 8146
TX Petty 5470
TX Pflugerville 8660,8691
TX Pharr 8577
TX Pickton 5471
TX Pierce 7467
TX Pilot Point 6258
TX Pinehurst 7362
TX Pineland 5968
TX Pipe Creek 8063
TX Pittsburg 5686
TX Placedo 7977
TX Plains 9355
TX Plainview 9072-9073
TX Plano 5023-5026,5074-5075,5086,5093-5094
TX Plantersville 7363
TX Pleasanton 8064
TX Pledger 7468
TX Plum 8952
TX Point 5472
TX Point Comfort 7978
TX Pointblank 7364
TX Pollok 5969
TX Ponder 6259
TX Pontotoc 6869
TX Poolville 6487
TX Port Aransas 8373
TX Port Arthur 7640-7643
TX Port Bolivar 7650
TX Port Isabel 8578
TX Port Lavaca 7979
TX Port Mansfield 8598
TX Port Neches 7651
TX Port O’Connor 7982
TX Porter 7365
TX Portland 8374
TX Post 9356
TX Poteet 8065
TX Poth 8147
TX Pottsboro 5076
TX Pottsville 6565
TX Powderly 5473
TX Powell 5153
TX Poynor 5782
TX Prairie Hill 6678
TX Prairie Lea 8661
TX Prairie View 7446
TX Premont 8375
TX Presidio 9845
TX Price 5687
TX Priddy 6870
TX Princeton 5407
TX Proctor 6468
TX Progreso 8579
TX Prosper 5078
TX Purdon 6679
TX Purmela 6566
TX Putnam 6469
TX Pyote 9777
TX Quail 9251
TX Quanah 9252
TX Queen City 5572
TX Quemado 8877
TX Quinlan 5474
TX Quitaque 9255
TX Quitman 5783
TX Rainbow 6077
TX Ralls 9357
TX Randolph 5475
TX Ranger 6470
TX Rankin 9778
TX Ransom Canyon 9366
TX Ratcliff 5858
TX Ravenna 5476
TX Raymondville 8580
TX Raywood 7582
TX Reagan 6680
TX Realitos 8376
TX Red Oak 5154
TX Red Rock 8662
TX Redford 9846
TX Redwater 5573
TX Refugio 8377
TX Reklaw 5784
TX Rhome 6078
TX Rice 5155
TX Richards 7873
TX Richardson 5080-5083,5085
TX Richland 6681
TX Richland Springs 6871
TX Richmond 7406-7407,7469
TX Riesel 6682
TX Ringgold 6261
TX Rio Frio 8879
TX Rio Grande City 8582
TX Rio Hondo 8583
TX Rio Medina 8066
TX Rio Vista 6093
TX Rising Star 6471
TX Riverside 7367
TX Riviera 8379
TX Roanoke 6262
TX Roans Prairie 7875
TX Roaring Springs 9256
TX Robert Lee 6945
TX Robstown 8380
TX Roby 9543
TX Rochelle 6872
TX Rochester 9544
TX Rock Island 7470
TX Rockdale 6567
TX Rockport 8381-8382
TX Rocksprings 8880
TX Rockwall 5032,5087
TX Rockwood 6873
TX Rogers 6569
TX Roma 8584
TX Romayor 7368
TX Roosevelt 6874
TX Ropesville 9358
TX Rosanky 8953
TX Roscoe 9545
TX Rosebud 6570
TX Rosenberg 7471
TX Rosharon 7583
TX Ross 6684
TX Rosser 5157
TX Rosston 6263
TX Rotan 9546
TX Round Mountain 8663
TX Round Rock 8664-8665,8680-8683
TX Round Top 8954,8961
TX Rowena 6875
TX Rowlett 5030,5088-5089
TX Roxton 5477
TX Royse City 5189
TX Rule 9547-9548
TX Runge 8151
TX Rusk 5785
TX Rye 7369
TX Sabinal 8881
TX Sabine Pass 7655
TX Sachse 5048
TX Sacul 5788
TX Sadler 6264
TX Saint Hedwig 8152
TX Saint Jo 6265
TX Salado 6571
TX Salineno 8585
TX Salt Flat 9847
TX Saltillo 5478
TX Samnorwood 9077
TX San Angelo 6901-6906,6909
TX San Antonio 8201-8233,8235,8237-8261,8263-8266,8268-8270,8278-8280,8283-8285,8288-8289,8291-8299
TX San Augustine 5972
TX San Benito 8586
TX San Diego 8384
TX San Elizario 9849
TX San Felipe 7473
TX San Isidro 8588
TX San Juan 8589
TX San Marcos 8666-8667
TX San Perlita 8590
TX San Saba 6877
TX San Ygnacio 8067
TX Sanderson 9848
TX Sandia 8383
TX Sanford 9078
TX Sanger 6266
TX Santa Anna 6878
TX Santa Elena 8591
TX Santa Fe 7510,7517
TX Santa Maria 8592
TX Santa Rosa 8593
TX Santo 6472
TX Saragosa 9780
TX Saratoga 7585
TX Sarita 8385
TX Satin 6685
TX Savoy 5479
TX Schertz 8154
TX Schulenburg 8956
TX Schwertner 6573
TX Scotland 6379
TX Scottsville 5688
TX Scroggins 5480
TX Scurry 5158
TX Seabrook 7586
TX Seadrift 7983
TX Seagoville 5159
TX Seagraves 9359
TX Sealy 7474
TX Sebastian 8594
TX Seguin 8155-8156
TX Selman City 5689
TX Seminole 9360
TX Seymour 6380
TX Shallowater 9363
TX Shamrock 9079
TX Sheffield 9781
TX Shelbyville 5973
TX Shepherd 7371
TX Sheppard Afb 6311
TX Sheridan 7475
TX Sherman 5090-5092
TX Shiner 7984
TX Shiro 7876
TX Sidney 6474
TX Sierra Blanca 9851
TX Silsbee 7656
TX Silver 6949
TX Silverton 9257
TX Simms 5574
TX Simonton 7476
TX Sinton 8387
TX Skellytown 9080
TX Skidmore 8389
TX Slaton 9364
TX Slidell 6267
TX Smiley 8159
TX Smithville 8957
TX Smyer 9367
TX Snook 7878
TX Snyder 9549-9550
TX Somerset 8069
TX Somerville 7879
TX Sonora 6950
TX Sour Lake 7659
TX South Bend 6481
TX South Houston 7587
TX South Padre Island 8597
TX South Plains 9258
TX Southlake 6092
TX Southmayd 6268
TX Spade 9369
TX Spearman 9081
TX Spicewood 8669
TX Splendora 7372
TX Spring 7373,7379-7383,7386-7389,7391,7393
TX Spring Branch 8070
TX Springlake 9082
TX Springtown 6082
TX Spur 9370
TX Spurger 7660
TX Stafford 7477,7497
TX Stamford 9553
TX Stanton 9782
TX Staples 8670
TX Star 6880
TX Stephenville 6401-6402
TX Sterling City 6951
TX Stinnett 9083
TX Stockdale 8160
TX Stonewall 8671
TX Stowell 7661
TX Stratford 9084
TX Strawn 6475
TX Streetman 5859
TX Sublime 7986
TX Sudan 9371
TX Sugar Land 7478-7479,7487,7496,7498
TX Sullivan City 8595
TX Sulphur Bluff 5481
TX Sulphur Springs 5482-5483
TX Summerfield 9085
TX Sumner 5486
TX Sundown 9372
TX Sunnyvale 5182
TX Sunray 9086
TX Sunset 6270
TX Sutherland Springs 8161
TX Sweeny 7480
TX Sweet Home 7987
TX Sweetwater 9556
TX Sylvester 9560
TX Taft 8390
TX Tahoka 9373
TX Talco 5487
TX Talpa 6882
TX Tarpley 8883
TX Tarzan 9783
TX Tatum 5691
TX Taylor 6574
TX Teague 5860
TX Tehuacana 6686
TX Telegraph 6883
TX Telephone 5488
TX Telferner 7988
TX Tell 9259
TX Temple 6501-6504,6508
TX Tenaha 5974
TX Tennessee Colony 5861,5880,5884,5886
TX Tennyson 6953
TX Terlingua 9852
TX Terrell 5160-5161
TX Texarkana 5501,5503-5505,5507,5599
TX Texas City 7590-7592
TX Texhoma 3960
TX Texline 9087
TX The Colony 5056
TX Thicket 7374
TX Thomaston 7989
TX Thompsons 7481
TX Thorndale 6577
TX Thornton 6687
TX Thrall 6578
TX Three Rivers 8071
TX Throckmorton 6483
TX Tilden 8072
TX Timpson 5975
TX Tioga 6271
TX Tivoli 7990
TX Tokio 9376
TX Tolar 6476
TX Tom Bean 5489
TX Tomball 7375,7377
TX Tornillo 9853
TX Tow 8672
TX Toyah 9785
TX Toyahvale 9786
TX Trent 9561
TX Trenton 5490
TX Trinidad 5163
TX Trinity 5862
TX Troup 5789
TX Troy 6579
TX Tuleta 8162
TX Tulia 9088
TX Turkey 9261
TX Tuscola 9562
TX Tye 9563
TX Tyler 5701-5713,5798-5799
TX Tynan 8391
TX Umbarger 9091
TX Universal City 8148
TX Utopia 8884
TX Uvalde 8801-8802
TX Valentine 9854
TX Valera 6884
TX Valley Mills 6689
TX Valley Spring 6885
TX Valley View 6272
TX Van 5790
TX Van Alstyne 5495
TX Van Horn 9855
TX Van Vleck 7482
TX Vancourt 6955
TX Vanderbilt 7991
TX Vanderpool 8885
TX Vega 9092
TX Venus 6084
TX Veribest 6886
TX Vernon 6384-6385
TX Victoria 7901-7905
TX Vidor 7662,7670
TX Village Mills 7663
TX Voca 6887
TX Von Ormy 8073
TX Voss 6888
TX Votaw 7376
TX Waco 6701-6708,6710-6711,6714-6716,6797-6799
TX Wadsworth 7483
TX Waelder 8959
TX Waka 9093
TX Walburg 8673
TX Wall 6957
TX Waller 7484
TX Wallis 7485
TX Wallisville 7597
TX Walnut Springs 6690
TX Warda 8960
TX Waring 8074
TX Warren 7664
TX Washington 7880
TX Waskom 5692
TX Water Valley 6958
TX Waxahachie 5165,5167-5168
TX Wayside 9094
TX Weatherford 6085-6088
TX Webster 7598
TX Weesatche 7993
TX Weimar 8962
TX Weinert 6388
TX Weir 8674
TX Welch 9377
TX Wellborn 7881
TX Wellington 9095
TX Wellman 9378
TX Wells 5976
TX Weslaco 8596,8599
TX West 6691
TX West Columbia 7486
TX West Point 8963
TX Westbrook 9565
TX Westhoff 7994
TX Westminster 5485
TX Weston 5097
TX Wharton 7488
TX Wheeler 9096
TX Wheelock 7882
TX White Deer 9097
TX White Oak 5693
TX Whiteface 9379
TX Whitehouse 5791
TX Whitesboro 6273
TX Whitewright 5491
TX Whitharral 9380
TX Whitney 6692
TX Whitsett 8075
TX Whitt 6490
TX Wichita Falls 6301-6302,6305-6310
TX Wickett 9788
TX Wiergate 5977
TX Wildorado 9098
TX Willis 7318,7378
TX Willow City 8675
TX Wills Point 5169
TX Wilmer 5172
TX Wilson 9381
TX Wimberley 8676
TX Windom 5492
TX Windthorst 6389
TX Winfield 5493
TX Wingate 9566
TX Wink 9789
TX Winnie 7665
TX Winnsboro 5494
TX Winona 5792
TX Winters 9567
TX Woden 5978
TX Wolfe City 5496
TX Wolfforth 9382
TX Woodlake 5865
TX Woodlawn 5694
TX Woodsboro 8393
TX Woodson 6491
TX Woodville 5979,5990
TX Woodway 6712
TX Wortham 6693
TX Wrightsboro 8677
TX Wylie 5098
TX Yancey 8886
TX Yantis 5497
TX Yoakum 7995
TX Yorktown 8164
TX Zapata 8076
TX Zavalla 5980
TX Zephyr 6890
`
