// Written by `npm run generate`. ZIP data of GeoNames (geonames.org), CC BY 4.0.
/** One place a line, with the last four digits of its ZIPs. */
export const ZIP_LINES = `
DC Washington 6901,6915,6920,6933,6944,6972
IA Ackley 0601
IA Ackworth 0001
IA Adair 0002
IA Adel 0003
IA Afton 0830
IA Agency 2530
IA Ainsworth 2201
IA Akron 1001
IA Albert City 0510
IA Albia 2531
IA Albion 0005
IA Alburnett 2202
IA Alden 0006
IA Alexander 0420
IA Algona 0511
IA Alleman 0007
IA Allerton 0008
IA Allison 0602
IA Alta 1002
IA Alta Vista 0603
IA Alton 1003
IA Altoona 0009
IA Alvord 1230
IA Amana 2203-2204
IA Ames 0010-0014
IA Anamosa 2205
IA Andover 2701
IA Andrew 2030
IA Anita 0020
IA Ankeny 0021,0023
IA Anthon 1004
IA Aplington 0604
IA Arcadia 1430
IA Archer 1231
IA Aredale 0605
IA Argyle 2619
IA Arion 1520
IA Arispe 0831
IA Arlington 0606
IA Armstrong 0514
IA Arnolds Park 1331
IA Arthur 1431
IA Ashton 1232
IA Aspinwall 1432
IA Atalissa 2720
IA Atkins 2206
IA Atlantic 0022
IA Auburn 1433
IA Audubon 0025
IA Aurelia 1005
IA Aurora 0607
IA Austinville 0608
IA Avoca 1521
IA Ayrshire 0515
IA Badger 0516
IA Bagley 0026
IA Baldwin 2207
IA Bancroft 0517
IA Barnes City 0027
IA Barnum 0518
IA Batavia 2533
IA Battle Creek 1006
IA Baxter 0028
IA Bayard 0029
IA Beacon 2534
IA Beaman 0609
IA Beaver 0031
IA Bedford 0833
IA Belle Plaine 2208
IA Bellevue 2031
IA Belmond 0421
IA Bennett 2721
IA Benton 0835
IA Bernard 2032
IA Berwick 0032
IA Bettendorf 2722
IA Bevington 0033
IA Birmingham 2535
IA Blairsburg 0034
IA Blairstown 2209
IA Blakesburg 2536
IA Blanchard 1630
IA Blencoe 1523
IA Blockton 0836
IA Bloomfield 2537
IA Blue Grass 2726
IA Bode 0519
IA Bonaparte 2620
IA Bondurant 0035
IA Boone 0036-0037,0099
IA Booneville 0038
IA Bouton 0039
IA Boxholm 0040
IA Boyden 1234
IA Braddyville 1631
IA Bradford 0041
IA Bradgate 0520
IA Brandon 2210
IA Brayton 0042
IA Breda 1436
IA Bridgewater 0837
IA Brighton 2540
IA Bristow 0611
IA Britt 0423
IA Bronson 1007
IA Brooklyn 2211
IA Brunsville 1008
IA Bryant 2727
IA Buckeye 0043
IA Buckingham 0612
IA Buffalo 2728
IA Buffalo Center 0424
IA Burlington 2601
IA Burnside 0521
IA Burt 0522
IA Bussey 0044
IA Calamus 2729
IA Callender 0523
IA Calmar 2132
IA Calumet 1009
IA Camanche 2730
IA Cambridge 0046
IA Cantril 2542
IA Carbon 0839
IA Carlisle 0047
IA Carpenter 0426
IA Carroll 1401
IA Carson 1525
IA Carter Lake 1510
IA Cascade 2033
IA Casey 0048
IA Castalia 2133
IA Castana 1010
IA Cedar 2543
IA Cedar Falls 0613-0614
IA Cedar Rapids 2401-2411,2497-2499
IA Center Junction 2212
IA Center Point 2213
IA Centerville 2544
IA Central City 2214
IA Chapin 0427
IA Chariton 0049
IA Charles City 0616
IA Charlotte 2731
IA Charter Oak 1439
IA Chatsworth 1011
IA Chelsea 2215
IA Cherokee 1012
IA Chester 2134
IA Chillicothe 2548
IA Churdan 0050
IA Cincinnati 2549
IA Clare 0524
IA Clarence 2216
IA Clarinda 1632
IA Clarion 0525-0526
IA Clarksville 0619
IA Clear Lake 0428
IA Clearfield 0840
IA Cleghorn 1014
IA Clemons 0051
IA Clermont 2135
IA Climbing Hill 1015
IA Clinton 2732-2734,2736
IA Clio 0052
IA Clive 0325
IA Clutier 2217
IA Coggon 2218
IA Coin 1636
IA Colesburg 2035
IA Colfax 0054
IA College Springs 1637
IA Collins 0055
IA Colo 0056
IA Columbia 0057
IA Columbus City 2737
IA Columbus Junction 2738
IA Colwell 0620
IA Conesville 2739
IA Conrad 0621
IA Conroy 2220
IA Coon Rapids 0058
IA Cooper 0059
IA Coralville 2241
IA Corning 0841
IA Correctionville 1016
IA Corwith 0430
IA Corydon 0060
IA Coulter 0431
IA Council Bluffs 1501-1503
IA Crawfordsville 2621
IA Crescent 1526
IA Cresco 2136
IA Creston 0801
IA Cromwell 0842
IA Crystal Lake 0432
IA Cumberland 0843
IA Cumming 0061
IA Curlew 0527
IA Cushing 1018
IA Cylinder 0528
IA Dakota City 0529
IA Dallas Center 0063
IA Dana 0064
IA Danbury 1019
IA Danville 2623
IA Davenport 2801-2809
IA Davis City 0065
IA Dawson 0066
IA Dayton 0530
IA De Soto 0069
IA De Witt 2742
IA Decatur 0067
IA Decorah 2101
IA Dedham 1440
IA Deep River 2222
IA Defiance 1527
IA Delaware 2036
IA Delhi 2223
IA Delmar 2037
IA Deloit 1441
IA Delta 2550
IA Denison 1442
IA Denmark 2624
IA Denver 0622
IA Derby 0068
IA Des Moines 0301-0321,0328-0336,0339-0340,0359-0364,0367-0369,0380-0381,0391-0396,0936,0940,0947,0950,0980-0983
IA Dewar 0623
IA Dexter 0070
IA Diagonal 0845
IA Dickens 1333
IA Dike 0624
IA Dixon 2745
IA Dolliver 0531
IA Donahue 2746
IA Donnellson 2625
IA Doon 1235
IA Dorchester 2140
IA Douds 2551
IA Dougherty 0433
IA Dow City 1528
IA Dows 0071
IA Drakesville 2552
IA Dubuque 2001-2004,2099
IA Dumont 0625
IA Duncombe 0532
IA Dundee 2038
IA Dunkerton 0626
IA Dunlap 1529
IA Durango 2039
IA Durant 2747
IA Dyersville 2040
IA Dysart 2224
IA Eagle Grove 0533
IA Earlham 0072
IA Earling 1530
IA Earlville 2041
IA Early 0535
IA Eddyville 2553
IA Edgewood 2042
IA Elberon 2225
IA Eldon 2554
IA Eldora 0627
IA Eldridge 2748
IA Elgin 2141
IA Elk Horn 1531
IA Elkader 2043
IA Elkhart 0073
IA Elkport 2044
IA Elliott 1532
IA Ellston 0074
IA Ellsworth 0075
IA Elma 0628
IA Ely 2227
IA Emerson 1533
IA Emmetsburg 0536
IA Epworth 2045
IA Essex 1638
IA Estherville 1334
IA Evansdale 0707
IA Everly 1338
IA Exira 0076
IA Exline 2555
IA Fairbank 0629
IA Fairfax 2228
IA Fairfield 2556-2557
IA Farley 2046
IA Farmersburg 2047
IA Farmington 2626
IA Farnhamville 0538
IA Farragut 1639
IA Fayette 2142
IA Fenton 0539
IA Ferguson 0078
IA Fertile 0434
IA Floris 2560
IA Floyd 0435
IA Fonda 0540
IA Fontanelle 0846
IA Forest City 0436
IA Fort Atkinson 2144
IA Fort Dodge 0501
IA Fort Madison 2627
IA Fostoria 1340
IA Fredericksburg 0630
IA Frederika 0631
IA Fremont 2561
IA Fruitland 2749
IA Galt 0101
IA Galva 1020
IA Garber 2048
IA Garden City 0102
IA Garden Grove 0103
IA Garnavillo 2049
IA Garner 0438
IA Garrison 2229
IA Garwin 0632
IA Geneva 0633
IA George 1237
IA Gibson 0104
IA Gifford 0259
IA Gilbert 0105
IA Gilbertville 0634
IA Gillett Grove 1341
IA Gilman 0106
IA Gilmore City 0541
IA Gladbrook 0635
IA Glenwood 1534
IA Glidden 1443
IA Goldfield 0542
IA Goodell 0439
IA Goose Lake 2750
IA Gowrie 0543
IA Graettinger 1342
IA Grafton 0440
IA Grand Junction 0107
IA Grand Mound 2751
IA Grand River 0108
IA Grandview 2752
IA Granger 0109
IA Grant 0847
IA Granville 1022
IA Gravity 0848
IA Gray 0110
IA Greeley 2050
IA Greene 0636
IA Greenfield 0849
IA Greenville 1343
IA Grimes 0111
IA Grinnell 0112
IA Griswold 1535
IA Grundy Center 0638
IA Guernsey 2221
IA Guthrie Center 0115
IA Guttenberg 2052
IA Halbur 1444
IA Hamburg 1640
IA Hamilton 0116
IA Hamlin 0117
IA Hampton 0441
IA Hancock 1536
IA Hanlontown 0444
IA Harcourt 0544
IA Hardy 0545
IA Harlan 1537,1593
IA Harper 2231
IA Harpers Ferry 2146
IA Harris 1345
IA Hartford 0118
IA Hartley 1346
IA Hartwick 2232
IA Harvey 0119
IA Hastings 1540
IA Havelock 0546
IA Haverhill 0120
IA Hawarden 1023
IA Hawkeye 2147
IA Hayesville 2562
IA Hazleton 0641
IA Hedrick 2563
IA Henderson 1541
IA Hiawatha 2233
IA Highlandville 2149
IA Hills 2235
IA Hillsboro 2630
IA Hinton 1024
IA Holland 0642
IA Holstein 1025
IA Holy Cross 2053
IA Homestead 2236
IA Honey Creek 1542
IA Hopkinton 2237
IA Hornick 1026
IA Hospers 1238
IA Houghton 2631
IA Hubbard 0122
IA Hudson 0643
IA Hull 1239
IA Humboldt 0548
IA Humeston 0123
IA Huxley 0124
IA Ida Grove 1445
IA Imogene 1645
IA Independence 0644
IA Indianola 0125
IA Inwood 1240
IA Ionia 0645
IA Iowa City 2240,2242-2246
IA Iowa Falls 0126
IA Ira 0127
IA Ireton 1027
IA Irwin 1446
IA Jamaica 0128
IA Janesville 0647
IA Jefferson 0129
IA Jesup 0648
IA Jewell 0130
IA Johnston 0131
IA Joice 0446
IA Jolley 0551
IA Kalona 2247
IA Kamrar 0132
IA Kanawha 0447
IA Kellerton 0133
IA Kelley 0134
IA Kellogg 0135
IA Kensett 0448
IA Keokuk 2632
IA Keosauqua 2565
IA Keota 2248
IA Kesley 0649
IA Keswick 0136
IA Keystone 2249
IA Killduff 0137
IA Kimballton 1543
IA Kingsley 1028
IA Kirkman 1447
IA Kirkville 2566
IA Kiron 1448
IA Klemme 0449
IA Knierim 0552
IA Knoxville 0138
IA La Motte 2054
IA La Porte City 0651
IA Lacona 0139
IA Ladora 2251
IA Lake City 1449
IA Lake Mills 0450
IA Lake Park 1347
IA Lake View 1450
IA Lakota 0451
IA Lamoni 0140
IA Lamont 0650
IA Lanesboro 1451
IA Langworthy 2252
IA Lansing 2151
IA Larchwood 1241
IA Larrabee 1029
IA Latimer 0452
IA Laurel 0141
IA Laurens 0554
IA Lawler 2154
IA Lawton 1030
IA Le Claire 2753
IA Le Grand 0142
IA Le Mars 1031
IA Ledyard 0556
IA Lehigh 0557
IA Leighton 0143
IA Leland 0453
IA Lenox 0851
IA Leon 0144
IA Lester 1242
IA Letts 2754
IA Lewis 1544
IA Liberty Center 0145
IA Libertyville 2567
IA Lidderdale 1452
IA Lime Springs 2155
IA Lincoln 0652
IA Linden 0146
IA Lineville 0147
IA Linn Grove 1033
IA Lisbon 2253
IA Liscomb 0148
IA Little Cedar 0454
IA Little Rock 1243
IA Little Sioux 1545
IA Livermore 0558
IA Lockridge 2635
IA Logan 1546
IA Lohrville 1453
IA Lone Rock 0559
IA Lone Tree 2755
IA Long Grove 2756
IA Lorimor 0149
IA Lost Nation 2254
IA Lovilia 0150
IA Low Moor 2757
IA Lowden 2255
IA Lu Verne 0560
IA Luana 2156
IA Lucas 0151
IA Luther 0152
IA Luxemburg 2056
IA Luzerne 2257
IA Lynnville 0153
IA Lytton 0561
IA Macedonia 1549
IA Macksburg 0155
IA Madrid 0156
IA Magnolia 1550
IA Malcom 0157
IA Mallard 0562
IA Malvern 1551
IA Manchester 2057
IA Manilla 1454
IA Manly 0456
IA Manning 1455
IA Manson 0563
IA Mapleton 1034
IA Maquoketa 2060
IA Marathon 0565
IA Marble Rock 0653
IA Marcus 1035
IA Marengo 2301
IA Marion 2302
IA Marne 1552
IA Marquette 2158
IA Marshalltown 0158
IA Martelle 2305
IA Martensdale 0160
IA Martinsburg 2568
IA Mason City 0401-0402
IA Masonville 0654
IA Massena 0853
IA Matlock 1244
IA Maurice 1036
IA Maxwell 0161
IA Maynard 0655
IA Mc Callsburg 0154
IA Mc Causland 2758
IA Mc Clelland 1548
IA Mc Gregor 2157
IA Mc Intire 0455
IA Mechanicsville 2306
IA Mediapolis 2637
IA Melbourne 0162
IA Melcher Dallas 0062,0163
IA Melrose 2569
IA Melvin 1350
IA Menlo 0164
IA Meriden 1037
IA Merrill 1038
IA Meservey 0457
IA Middle Amana 2307
IA Middletown 2638
IA Miles 2064
IA Milford 1351
IA Millersburg 2308
IA Millerton 0165
IA Milo 0166
IA Milton 2570
IA Minburn 0167
IA Minden 1553
IA Mineola 1554
IA Mingo 0168
IA Missouri Valley 1555
IA Mitchellville 0169
IA Modale 1556
IA Mondamin 1557
IA Monmouth 2309
IA Monona 2159
IA Monroe 0170
IA Montezuma 0171
IA Monticello 2310
IA Montour 0173
IA Montpelier 2759
IA Montrose 2639
IA Moorhead 1558
IA Moorland 0566
IA Moravia 2571
IA Morley 2312
IA Morning Sun 2640
IA Morrison 0657
IA Moscow 2760
IA Moulton 2572
IA Mount Auburn 2313
IA Mount Ayr 0854
IA Mount Pleasant 2641
IA Mount Sterling 2573
IA Mount Union 2644
IA Mount Vernon 2314
IA Moville 1039
IA Murray 0174
IA Muscatine 2761
IA Mystic 2574
IA Nashua 0658
IA Nemaha 0567
IA Neola 1559
IA Nevada 0201
IA New Albin 2160
IA New Hampton 0659
IA New Hartford 0660
IA New Liberty 2765
IA New London 2645
IA New Market 1646
IA New Providence 0206
IA New Sharon 0207
IA New Vienna 2065
IA New Virginia 0210
IA Newell 0568
IA Newhall 2315
IA Newton 0208
IA Nichols 2766
IA Nodaway 0857
IA Nora Springs 0458
IA North Buena Vista 2066
IA North English 2316
IA North Liberty 2317
IA North Washington 0661
IA Northboro 1647
IA Northwood 0459
IA Norwalk 0211
IA Norway 2318
IA Oakland 1560
IA Oakville 2646
IA Ocheyedan 1354
IA Odebolt 1458
IA Oelwein 0662
IA Ogden 0212
IA Okoboji 1355
IA Olds 2647
IA Olin 2320
IA Ollie 2576
IA Onawa 1040
IA Onslow 2321
IA Oran 0664
IA Orange City 1041
IA Orchard 0460
IA Orient 0858
IA Osage 0461
IA Osceola 0213
IA Oskaloosa 2577
IA Ossian 2161
IA Otho 0569
IA Otley 0214
IA Oto 1044
IA Ottosen 0570
IA Ottumwa 2501
IA Oxford 2322
IA Oxford Junction 2323
IA Oyens 1045
IA Pacific Junction 1561
IA Packwood 2580
IA Palmer 0571
IA Palo 2324
IA Panama 1562
IA Panora 0216
IA Parkersburg 0665
IA Parnell 2325
IA Paton 0217
IA Patterson 0218
IA Paullina 1046
IA Pella 0219
IA Peosta 2068
IA Percival 1648
IA Perry 0220
IA Persia 1563
IA Peru 0222
IA Peterson 1047
IA Pierson 1048
IA Pilot Grove 2648
IA Pilot Mound 0223
IA Pisgah 1564
IA Plainfield 0666
IA Plano 2581
IA Pleasant Hill 0327
IA Pleasant Valley 2767
IA Pleasantville 0225
IA Plover 0573
IA Plymouth 0464
IA Pocahontas 0574
IA Polk City 0226
IA Pomeroy 0575
IA Popejoy 0227
IA Portsmouth 1565
IA Postville 2162
IA Prairie City 0228
IA Prairieburg 2219
IA Prescott 0859
IA Preston 2069
IA Primghar 1245
IA Princeton 2768
IA Prole 0229
IA Promise City 2583
IA Protivin 2163
IA Pulaski 2584
IA Quasqueton 2326
IA Quimby 1049
IA Radcliffe 0230
IA Rake 0465
IA Ralston 1459
IA Randalia 2164
IA Randall 0231
IA Randolph 1649
IA Raymond 0667
IA Readlyn 0668
IA Reasnor 0232
IA Red Oak 1566,1591
IA Redding 0860
IA Redfield 0233
IA Reinbeck 0669
IA Rembrandt 0576
IA Remsen 1050
IA Renwick 0577
IA Rhodes 0234
IA Riceville 0466
IA Richland 2585
IA Ricketts 1460
IA Ridgeway 2165
IA Ringsted 0578
IA Rippey 0235
IA Riverside 2327
IA Riverton 1650
IA Robins 2328
IA Rock Falls 0467
IA Rock Rapids 1246
IA Rock Valley 1247
IA Rockford 0468
IA Rockwell 0469
IA Rockwell City 0579
IA Rodney 1051
IA Roland 0236
IA Rolfe 0581
IA Rome 2642
IA Rose Hill 2586
IA Rowan 0470
IA Rowley 2329
IA Royal 1357
IA Rudd 0471
IA Runnells 0237
IA Russell 0238
IA Ruthven 1358
IA Rutland 0582
IA Ryan 2330
IA Sabula 2070
IA Sac City 0583
IA Saint Ansgar 0472
IA Saint Anthony 0239
IA Saint Charles 0240
IA Saint Donatus 2071
IA Saint Lucas 2166
IA Saint Marys 0241
IA Saint Olaf 2072
IA Saint Paul 2657
IA Salem 2649
IA Salix 1052
IA Sanborn 1248
IA Scarville 0473
IA Schaller 1053
IA Schleswig 1461
IA Scranton 1462
IA Searsboro 0242
IA Selma 2588
IA Sergeant Bluff 1054
IA Seymour 2590
IA Shambaugh 1651
IA Shannon City 0861
IA Sharpsburg 0862
IA Sheffield 0475
IA Shelby 1570
IA Sheldahl 0243
IA Sheldon 1201
IA Shell Rock 0670
IA Shellsburg 2332
IA Shenandoah 1601,1603
IA Sherrill 2073
IA Sibley 1249
IA Sidney 1652
IA Sigourney 2591
IA Silver City 1571
IA Sioux Center 1250
IA Sioux City 1101-1106,1108-1109,1111
IA Sioux Rapids 0585
IA Slater 0244
IA Sloan 1055
IA Smithland 1056
IA Soldier 1572
IA Solon 2333
IA Somers 0586
IA South Amana 2334
IA South English 2335
IA Spencer 1301
IA Sperry 2650
IA Spillville 2168
IA Spirit Lake 1360
IA Spragueville 2074
IA Springbrook 2075
IA Springville 2336
IA Stacyville 0476
IA Stanhope 0246
IA Stanley 0671
IA Stanton 1573
IA Stanwood 2337
IA State Center 0247
IA Steamboat Rock 0672
IA Stockport 2651
IA Stockton 2769
IA Storm Lake 0588
IA Story City 0248
IA Stout 0673
IA Stratford 0249
IA Strawberry Point 2076
IA Stuart 0250
IA Sully 0251
IA Sumner 0674
IA Superior 1363
IA Sutherland 1058
IA Swaledale 0477
IA Swan 0252
IA Swea City 0590
IA Swedesburg 2652
IA Swisher 2338
IA Tabor 1653
IA Tama 2339
IA Teeds Grove 2771
IA Templeton 1463
IA Terril 1364
IA Thayer 0254
IA Thompson 0478
IA Thor 0591
IA Thornburg 0255
IA Thornton 0479
IA Thurman 1654
IA Tiffin 2340
IA Tingley 0863
IA Tipton 2772
IA Titonka 0480
IA Toddville 2341
IA Toeterville 0481
IA Toledo 2342
IA Tracy 0256
IA Traer 0675
IA Treynor 1575
IA Tripoli 0676
IA Troy Mills 2344
IA Truesdale 0592
IA Truro 0257
IA Udell 2593
IA Underwood 1576
IA Union 0258
IA Unionville 2594
IA University Park 2595
IA Urbana 2345
IA Urbandale 0322-0323,0398
IA Ute 1060
IA Vail 1465
IA Van Horne 2346
IA Van Meter 0261
IA Van Wert 0262
IA Varina 0593
IA Ventura 0482
IA Victor 2347
IA Villisca 0864
IA Vincent 0594
IA Vining 2348
IA Vinton 2349
IA Volga 2077
IA Wadena 2169
IA Walcott 2773
IA Walford 2351
IA Walker 2352
IA Wall Lake 1466
IA Wallingford 1365
IA Walnut 1577
IA Wapello 2653
IA Washington 2353
IA Washta 1061
IA Waterloo 0701-0704
IA Waterville 2170
IA Watkins 2354
IA Waucoma 2171
IA Waukee 0263
IA Waukon 2172
IA Waverly 0677
IA Wayland 2654
IA Webb 1366
IA Webster 2355
IA Webster City 0595
IA Weldon 0264
IA Wellman 2356
IA Wellsburg 0680
IA Welton 2774
IA Wesley 0483
IA West Bend 0597
IA West Branch 2358
IA West Burlington 2655
IA West Chester 2359
IA West Des Moines 0265-0266
IA West Liberty 2776
IA West Point 2656
IA West Union 2175
IA Westfield 1062
IA Westgate 0681
IA Westphalia 1578
IA Westside 1467
IA Wever 2658
IA What Cheer 0268
IA Wheatland 2777
IA Whiting 1063
IA Whittemore 0598
IA Whitten 0269
IA Williams 0271
IA Williamsburg 2361
IA Williamson 0272
IA Wilton 2778
IA Windsor Heights 0324
IA Winfield 2659
IA Winterset 0273
IA Winthrop 0682
IA Wiota 0274
IA Woden 0484
IA Woodbine 1579
IA Woodburn 0275
IA Woodward 0276
IA Woolstock 0599
IA Worthington 2078
IA Wyoming 2362
IA Yale 0277
IA Yarmouth 2660
IA Yorktown 1656
IA Zearing 0278
IA Zwingle 2079
MN Ada 6510
MN Adams 5909
MN Adrian 6110
MN Afton 5001
MN Ah Gwah Ching 6430
MN Aitkin 6431
MN Akeley 6433
MN Albany 6307
MN Albert Lea 6007
MN Alberta 6207
MN Albertville 5301
MN Alborn 5702
MN Alden 6009
MN Aldrich 6434
MN Alexandria 6308
MN Almelund 5002
MN Alpha 6111
MN Altura 5910
MN Alvarado 6710
MN Amboy 6010
MN Andover 5304
MN Angle Inlet 6711
MN Angora 5703
MN Annandale 5302
MN Anoka 5303
MN Appleton 6208
MN Arco 6113
MN Argyle 6713
MN Arlington 5307
MN Ashby 6309
MN Askov 5704
MN Atwater 6209
MN Audubon 6511
MN Aurora 5705
MN Austin 5912
MN Avoca 6114
MN Avon 6310
MN Babbitt 5706
MN Backus 6435
MN Badger 6714
MN Bagley 6621
MN Balaton 6115
MN Barnesville 6514
MN Barnum 5707
MN Barrett 6311
MN Barry 6210
MN Battle Lake 6515
MN Baudette 6623
MN Baxter 6425
MN Bayport 5003
MN Beardsley 6211
MN Beaver Bay 5601
MN Beaver Creek 6116
MN Becker 5308
MN Bejou 6516
MN Belgrade 6312
MN Belle Plaine 6011
MN Bellingham 6212
MN Beltrami 6517
MN Belview 6214
MN Bemidji 6601,6619
MN Bena 6626
MN Benedict 6436
MN Benson 6215
MN Bertha 6437
MN Bethel 5005
MN Big Falls 6627
MN Big Lake 5309
MN Bigelow 6117
MN Bigfork 6628
MN Bingham Lake 6118
MN Birchdale 6629
MN Bird Island 5310
MN Biwabik 5708
MN Blackduck 6630
MN Blomkest 6216
MN Blooming Prairie 5917
MN Blue Earth 6013
MN Bluffton 6518
MN Bock 6313
MN Borup 6519
MN Bovey 5709
MN Bowlus 6314
MN Bowstring 6631
MN Boyd 6218
MN Braham 5006
MN Brainerd 6401
MN Brandon 6315
MN Breckenridge 6520
MN Brewster 6119
MN Bricelyn 6014
MN Brimson 5602
MN Britt 5710
MN Brook Park 5007
MN Brooks 6715
MN Brookston 5711
MN Brooten 6316
MN Browerville 6438
MN Browns Valley 6219
MN Brownsdale 5918
MN Brownsville 5919
MN Brownton 5312
MN Bruno 5712
MN Buckman 6317
MN Buffalo 5313
MN Buffalo Lake 5314
MN Buhl 5713
MN Burnsville 5306,5337
MN Burtrum 6318
MN Butterfield 6120
MN Byron 5920
MN Caledonia 5921
MN Callaway 6521
MN Calumet 5716
MN Cambridge 5008
MN Campbell 6522
MN Canby 6220
MN Cannon Falls 5009
MN Canton 5922
MN Canyon 5717
MN Carlos 6319
MN Carlton 5718
MN Carver 5315
MN Cass Lake 6633
MN Castle Rock 5010
MN Cedar 5011
MN Center City 5012
MN Ceylon 6121
MN Champlin 5316
MN Chandler 6122
MN Chanhassen 5317
MN Chaska 5318
MN Chatfield 5923
MN Chisago City 5013
MN Chisholm 5719
MN Chokio 6221
MN Circle Pines 5014
MN Clara City 6222
MN Claremont 5924
MN Clarissa 6440
MN Clarkfield 6223
MN Clarks Grove 6016
MN Clear Lake 5319
MN Clearbrook 6634
MN Clearwater 5320
MN Clements 6224
MN Cleveland 6017
MN Climax 6523
MN Clinton 6225
MN Clitherall 6524
MN Clontarf 6226
MN Cloquet 5720
MN Cohasset 5721
MN Cokato 5321
MN Cold Spring 6320
MN Coleraine 5722
MN Collegeville 6321
MN Cologne 5322
MN Comfrey 6019
MN Comstock 6525
MN Conger 6020
MN Cook 5723
MN Correll 6227
MN Cosmos 6228
MN Cottage Grove 5016
MN Cotton 5724
MN Cottonwood 6229
MN Courtland 6021
MN Crane Lake 5725
MN Cromwell 5726
MN Crookston 6716
MN Crosby 6441
MN Crosslake 6442
MN Crystal Bay 5323
MN Currie 6123
MN Cushing 6443
MN Cyrus 6323
MN Dakota 5925
MN Dalbo 5017
MN Dalton 6324
MN Danube 6230
MN Danvers 6231
MN Darfur 6022
MN Darwin 5324
MN Dassel 5325
MN Dawson 6232
MN Dayton 5327
MN Deer Creek 6527
MN Deer River 6636
MN Deerwood 6444
MN Delano 5328
MN Delavan 6023
MN Dennison 5018
MN Dent 6528
MN Detroit Lakes 6501-6502
MN Dexter 5926
MN Dilworth 6529
MN Dodge Center 5927
MN Donaldson 6720
MN Donnelly 6235
MN Dover 5929
MN Dovray 6125
MN Duluth 5801-5808,5810-5812,5814-5816
MN Dumont 6236
MN Dundas 5019
MN Dunnell 6127
MN Eagle Bend 6446
MN Eagle Lake 6024
MN East Grand Forks 6721
MN Easton 6025
MN Echo 6237
MN Eden Prairie 5344,5346-5347
MN Eden Valley 5329
MN Edgerton 6128
MN Effie 6639
MN Eitzen 5931
MN Elbow Lake 6531
MN Elgin 5932
MN Elizabeth 6533
MN Elk River 5330
MN Elko New Market 5020,5054
MN Elkton 5933
MN Ellendale 6026
MN Ellsworth 6129
MN Elmore 6027
MN Elrosa 6325
MN Ely 5731
MN Elysian 6028
MN Embarrass 5732
MN Emily 6447
MN Emmons 6029
MN Erhard 6534
MN Erskine 6535
MN Esko 5733
MN Essig 6030
MN Euclid 6722
MN Evansville 6326
MN Eveleth 5734
MN Excelsior 5331
MN Eyota 5934
MN Fairfax 5332
MN Fairmont 6031
MN Faribault 5021
MN Farmington 5024
MN Farwell 6327
MN Federal Dam 6641
MN Felton 6536
MN Fergus Falls 6537-6538
MN Fertile 6540
MN Fifty Lakes 6448
MN Finland 5603
MN Finlayson 5735
MN Fisher 6723
MN Flensburg 6328
MN Flom 6541
MN Floodwood 5736
MN Foley 6329
MN Forbes 5738
MN Forest Lake 5025
MN Foreston 6330
MN Fort Ripley 6449
MN Fosston 6542
MN Fountain 5935
MN Foxhome 6543
MN Franklin 5333
MN Frazee 6544
MN Freeborn 6032
MN Freeport 6331
MN Frontenac 5026
MN Frost 6033
MN Fulda 6131
MN Garden City 6034
MN Garfield 6332
MN Garrison 6450
MN Garvin 6132
MN Gary 6545
MN Gatzke 6724
MN Gaylord 5334
MN Geneva 6035
MN Georgetown 6546
MN Ghent 6239
MN Gibbon 5335
MN Gilbert 5741
MN Gilman 6333
MN Glencoe 5336
MN Glenville 6036
MN Glenwood 6334
MN Glyndon 6547
MN Gonvick 6644
MN Good Thunder 6037
MN Goodhue 5027
MN Goodland 5742
MN Goodridge 6725
MN Graceville 6240
MN Granada 6039
MN Grand Marais 5604
MN Grand Meadow 5936
MN Grand Portage 5605
MN Grand Rapids 5730,5744-5745
MN Grandy 5029
MN Granite Falls 6241
MN Grasston 5030
MN Green Isle 5338
MN Greenbush 6726
MN Greenwald 6335
MN Grey Eagle 6336
MN Grove City 6243
MN Grygla 6727
MN Gully 6646
MN Hackensack 6452
MN Hallock 6728
MN Halma 6729
MN Halstad 6548
MN Hamburg 5339
MN Hamel 5340
MN Hampton 5031
MN Hancock 6244
MN Hanley Falls 6245
MN Hanover 5341
MN Hanska 6041
MN Hardwick 6134
MN Harmony 5939
MN Harris 5032
MN Hartland 6042
MN Hastings 5033
MN Hawley 6549
MN Hayfield 5940
MN Hayward 6043
MN Hector 5342
MN Henderson 6044
MN Hendricks 6136
MN Hendrum 6550
MN Henning 6551
MN Henriette 5036
MN Herman 6248
MN Heron Lake 6137
MN Hewitt 6453
MN Hibbing 5746-5747
MN Hill City 5748
MN Hillman 6338
MN Hills 6138
MN Hinckley 5037
MN Hines 6647
MN Hitterdal 6552
MN Hoffman 6339
MN Hokah 5941
MN Holdingford 6340
MN Holland 6139
MN Hollandale 6045
MN Holloway 6249
MN Holmes City 6341
MN Holyoke 5749
MN Homer 5942
MN Hope 6046
MN Hopkins 5305,5343
MN Houston 5943
MN Hovland 5606
MN Howard Lake 5349,5575
MN Hoyt Lakes 5750
MN Hugo 5038
MN Humboldt 6731
MN Huntley 6047
MN Hutchinson 5350
MN Ihlen 6140
MN International Falls 6649
MN Inver Grove Heights 5076-5077
MN Iona 6141
MN Iron 5751
MN Ironton 6455
MN Isabella 5607
MN Isanti 5040
MN Isle 6342
MN Ivanhoe 6142
MN Jackson 6143
MN Jacobson 5752
MN Janesville 6048
MN Jasper 6144
MN Jeffers 6145
MN Jenkins 6456
MN Jordan 5352
MN Kabetogama 6669
MN Kanaranzi 6146
MN Kandiyohi 6251
MN Karlstad 6732
MN Kasota 6050
MN Kasson 5944
MN Keewatin 5753
MN Kelliher 6650
MN Kellogg 5945
MN Kennedy 6733
MN Kenneth 6147
MN Kensington 6343
MN Kent 6553
MN Kenyon 5946
MN Kerkhoven 6252
MN Kerrick 5756
MN Kettle River 5757
MN Kiester 6051
MN Kilkenny 6052
MN Kimball 5353
MN Kinney 5758
MN Knife River 5609
MN La Crescent 5947
MN La Salle 6056
MN Lafayette 6054
MN Lake Benton 6149
MN Lake Bronson 6734
MN Lake City 5041
MN Lake Crystal 6055
MN Lake Elmo 5042
MN Lake George 6458
MN Lake Hubert 6459
MN Lake Lillian 6253
MN Lake Park 6554
MN Lake Wilson 6151
MN Lakefield 6150
MN Lakeland 5043
MN Lakeville 5044
MN Lamberton 6152
MN Lancaster 6735
MN Lanesboro 5949
MN Lansing 5950
MN Laporte 6461
MN Lastrup 6344
MN Le Center 6057
MN Le Roy 5951
MN Le Sueur 6058
MN Lengby 6651
MN Leonard 6652
MN Leota 6153
MN Lester Prairie 5354
MN Lewiston 5952
MN Lewisville 6060
MN Lindstrom 5045
MN Lismore 6155
MN Litchfield 5355
MN Little Falls 6345
MN Littlefork 6653
MN Loman 6654
MN Long Lake 5356
MN Long Prairie 6347
MN Longville 6655
MN Lonsdale 5046
MN Loretto 5357,5595-5599
MN Lowry 6349
MN Lucan 6255
MN Lutsen 5612
MN Luverne 6156
MN Lyle 5953
MN Lynd 6157
MN Mabel 5954
MN Madelia 6062
MN Madison 6256
MN Madison Lake 6063
MN Magnolia 6158
MN Mahnomen 6557
MN Makinen 5763
MN Mankato 6001-6003
MN Mantorville 5955
MN Maple Grove 5311
MN Maple Lake 5358
MN Maple Plain 5348,5359,5570-5571,5574,5576-5579,5592-5593
MN Mapleton 6065
MN Marble 5764
MN Marcell 6657
MN Margie 6658
MN Marietta 6257
MN Marine On Saint Croix 5047
MN Marshall 6258
MN Max 6659
MN Mayer 5360
MN Maynard 6260
MN Mazeppa 5956
MN Mc Grath 6350
MN McGregor 5760
MN McIntosh 6556
MN Meadowlands 5765
MN Medford 5049
MN Melrose 6352
MN Melrude 5766
MN Menahga 6464
MN Mendota 5150
MN Mentor 6736
MN Merrifield 6465
MN Middle River 6737
MN Milaca 6353
MN Milan 6262
MN Millville 5957
MN Milroy 6263
MN Miltona 6354
MN Minneapolis 5401-5450,5454-5455,5458-5460,5467,5470,5472-5474,5478-5480,5483-5488
MN Minneota 6264
MN Minnesota City 5959
MN Minnesota Lake 6068
MN Minnetonka 5345
MN Minnetonka Beach 5361
MN Mizpah 6660
MN Montevideo 6265
MN Montgomery 6069
MN Monticello 5362
MN Montrose 5363
MN Moorhead 6560-6563
MN Moose Lake 5767
MN Mora 5051
MN Morgan 6266
MN Morris 6267
MN Morristown 5052
MN Morton 6270
MN Motley 6466
MN Mound 5364
MN Mountain Iron 5768
MN Mountain Lake 6159
MN Murdock 6271
MN Nashua 6565
MN Nashwauk 5769
MN Navarre 5392
MN Naytahwaush 6566
MN Nelson 6355
MN Nerstrand 5053
MN Nett Lake 5772
MN Nevis 6467
MN New Auburn 5366
MN New Germany 5367
MN New London 6273
MN New Munich 6356
MN New Prague 6071
MN New Richland 6072
MN New Ulm 6073
MN New York Mills 6567
MN Newfolden 6738
MN Newport 5055
MN Nicollet 6074
MN Nielsville 6568
MN Nisswa 6468
MN Norcross 6274
MN North Branch 5056
MN Northfield 5057
MN Northome 6661
MN Northrop 6075
MN Norwood 5383,5554,5583
MN Norwood Young America 5368
MN Noyes 6740
MN Oak Island 6741
MN Oak Park 6357
MN Odessa 6276
MN Odin 6160
MN Ogema 6569
MN Ogilvie 6358
MN Okabena 6161
MN Oklee 6742
MN Olivia 6277
MN Onamia 6359
MN Ormsby 6162
MN Oronoco 5960
MN Orr 5771
MN Ortonville 6278
MN Osage 6570
MN Osakis 6360
MN Oslo 6744
MN Osseo 5369,5569
MN Ostrander 5961
MN Ottertail 6571
MN Outing 6662
MN Owatonna 5060
MN Palisade 6469
MN Park Rapids 6470
MN Parkers Prairie 6361
MN Paynesville 6362
MN Pease 6363
MN Pelican Rapids 6572
MN Pemberton 6078
MN Pengilly 5775
MN Pennington 6663
MN Pennock 6279
MN Pequot Lakes 6472
MN Perham 6573
MN Perley 6574
MN Peterson 5962
MN Pierz 6364
MN Pillager 6473
MN Pine City 5063
MN Pine Island 5963
MN Pine River 6474
MN Pipestone 6164
MN Plainview 5964
MN Plato 5370
MN Plummer 6748
MN Ponemah 6666
MN Ponsford 6575
MN Porter 6280
MN Preston 5965
MN Princeton 5371
MN Prinsburg 6281
MN Prior Lake 5372
MN Puposky 6667
MN Racine 5967
MN Randall 6475
MN Randolph 5065
MN Ranier 6668
MN Raymond 6282
MN Reading 6165
MN Reads Landing 5968
MN Red Lake Falls 6750
MN Red Wing 5066
MN Redby 6670
MN Redlake 6671
MN Redwood Falls 6283
MN Remer 6672
MN Renville 6284
MN Revere 6166
MN Rice 6367
MN Richmond 6368
MN Richville 6576
MN Richwood 6577
MN Rochert 6578
MN Rochester 5901-5906
MN Rock Creek 5067
MN Rockford 5373,5572
MN Rockville 6369
MN Rogers 5374
MN Rollingstone 5969
MN Roosevelt 6673
MN Roscoe 6371
MN Rose Creek 5970
MN Roseau 6751
MN Rosemount 5068
MN Rothsay 6579
MN Round Lake 6167
MN Royalton 6373
MN Rush City 5069
MN Rushford 5971
MN Rushmore 6168
MN Russell 6169
MN Ruthton 6170
MN Sabin 6580
MN Sacred Heart 6285
MN Saginaw 5779
MN Saint Bonifacius 5375
MN Saint Charles 5972
MN Saint Clair 6080
MN Saint Cloud 6301-6304,6372,6393,6395-6399
MN Saint Francis 5070
MN Saint Hilaire 6754
MN Saint James 6081
MN Saint Joseph 6374
MN Saint Martin 6376
MN Saint Michael 5376
MN Saint Paul 5101-5131,5133,5144-5146,5155,5164-5165,5170,5172,5175,5187-5188
MN Saint Paul Park 5071
MN Saint Peter 6082
MN Saint Stephen 6375
MN Saint Vincent 6755
MN Salol 6756
MN Sanborn 6083
MN Sandstone 5072
MN Santiago 5377
MN Sargeant 5973
MN Sartell 6377
MN Sauk Centre 6378
MN Sauk Rapids 6379
MN Savage 5378
MN Sawyer 5780
MN Scandia 5073
MN Schroeder 5613
MN Seaforth 6287
MN Searles 6084
MN Sebeka 6477
MN Shafer 5074
MN Shakopee 5379
MN Shelly 6581
MN Sherburn 6171
MN Shevlin 6676
MN Side Lake 5781
MN Silver Bay 5614
MN Silver Creek 5380
MN Silver Lake 5381
MN Slayton 6172
MN Sleepy Eye 6085
MN Solway 6678
MN Soudan 5782
MN South Haven 5382
MN South International Falls 6679
MN South Saint Paul 5075
MN Spicer 6288
MN Spring Grove 5974
MN Spring Lake 6680
MN Spring Park 5384
MN Spring Valley 5975
MN Springfield 6087
MN Squaw Lake 6681
MN Stacy 5078-5079
MN Stanchfield 5080
MN Staples 6479
MN Starbuck 6381
MN Steen 6173
MN Stephen 6757
MN Stewart 5385
MN Stewartville 5976
MN Stillwater 5082-5083
MN Stockton 5988
MN Storden 6174
MN Strandquist 6758
MN Strathcona 6759
MN Sturgeon Lake 5783
MN Sunburg 6289
MN Swan River 5784
MN Swanville 6382
MN Swatara 5785
MN Swift 6682
MN Taconite 5786
MN Talmoon 6637
MN Tamarack 5787
MN Taopi 5977
MN Taunton 6291
MN Taylors Falls 5084
MN Tenstrike 6683
MN Thief River Falls 6701
MN Tintah 6583
MN Tofte 5615
MN Tower 5790
MN Tracy 6175
MN Trail 6684
MN Trimont 6176
MN Truman 6088
MN Twig 5791
MN Twin Lakes 6089
MN Twin Valley 6584
MN Two Harbors 5616
MN Tyler 6178
MN Ulen 6585
MN Underwood 6586
MN Upsala 6384
MN Utica 5979
MN Vergas 6587
MN Vermillion 5085
MN Verndale 6481
MN Vernon Center 6090
MN Vesta 6292
MN Victoria 5386
MN Viking 6760
MN Villard 6385
MN Vining 6588
MN Virginia 5777,5792
MN Wabasha 5981
MN Wabasso 6293
MN Waconia 5387
MN Wadena 6482
MN Wahkon 6386
MN Waite Park 6387-6388
MN Waldorf 6091
MN Walker 6484
MN Walnut Grove 6180
MN Waltham 5982
MN Wanamingo 5983
MN Wanda 6294
MN Wannaska 6761
MN Warba 5793
MN Warren 6762
MN Warroad 6763
MN Warsaw 5087
MN Waseca 6093
MN Waskish 6685
MN Watertown 5388
MN Waterville 6096
MN Watkins 5389
MN Watson 6295
MN Waubun 6589
MN Waverly 5390
MN Wayzata 5391
MN Webster 5088
MN Welch 5089
MN Welcome 6181
MN Wells 6097
MN Wendell 6590
MN West Concord 5985
MN West Union 6389
MN Westbrook 6183
MN Wheaton 6296
MN White Earth 6591
MN Willernie 5090
MN Williams 6686
MN Willmar 6201
MN Willow River 5795
MN Wilmont 6185
MN Wilton 6687
MN Windom 6101
MN Winger 6592
MN Winnebago 6098
MN Winona 5987
MN Winsted 5395
MN Winthrop 5396
MN Winton 5796
MN Wirt 6688
MN Wolf Lake 6593
MN Wolverton 6594
MN Wood Lake 6297
MN Woodstock 6186
MN Worthington 6187
MN Wrenshall 5797
MN Wright 5798
MN Wykoff 5990
MN Wyoming 5092
MN Young America 5397,5550-5551,5553,5558,5568,5573,5594
MN Zimmerman 5398
MN Zumbro Falls 5991
MN Zumbrota 5992
MT Absarokee 9001
MT Acton 9002
MT Alberton 9820
MT Alder 9710
MT Alzada 9311
MT Anaconda 9711
MT Angela 9312
MT Antelope 9211
MT Arlee 9821
MT Ashland 9003-9004
MT Augusta 9410
MT Avon 9713
MT Babb 9411
MT Bainville 9212
MT Baker 9313
MT Ballantine 9006
MT Basin 9631
MT Bearcreek 9007
MT Belfry 9008
MT Belgrade 9714
MT Belt 9412
MT Biddle 9314
MT Big Arm 9910
MT Big Sandy 9520
MT Big Sky 9716
MT Big Timber 9011
MT Bigfork 9911
MT Bighorn 9010
MT Billings 9101-9108,9111-9112,9114-9117
MT Birney 9012
MT Black Eagle 9414
MT Bloomfield 9315
MT Bonner 9823
MT Boulder 9632
MT Box Elder 9521
MT Boyd 9013
MT Boyes 9316
MT Bozeman 9715,9717-9719,9771-9772
MT Brady 9416
MT Bridger 9014
MT Broadus 9317
MT Broadview 9015
MT Brockton 9213
MT Brockway 9214
MT Browning 9417
MT Brusett 9318
MT Buffalo 9418
MT Busby 9016
MT Butte 9701-9703,9707,9750
MT Bynum 9419
MT Cameron 9720
MT Canyon Creek 9633
MT Capitol 9319
MT Cardwell 9721
MT Carter 9420
MT Cascade 9421
MT Charlo 9824
MT Chester 9522
MT Chinook 9523
MT Choteau 9422
MT Circle 9215
MT Clancy 9634
MT Clinton 9825
MT Clyde Park 9018
MT Coffee Creek 9424
MT Cohagen 9322
MT Colstrip 9323
MT Columbia Falls 9912
MT Columbus 9019
MT Condon 9826
MT Conner 9827
MT Conrad 9425
MT Cooke City 9020
MT Coram 9913
MT Corvallis 9828
MT Crane 9217
MT Crow Agency 9022
MT Culbertson 9218
MT Custer 9024
MT Cut Bank 9427
MT Dagmar 9219
MT Darby 9829
MT Dayton 9914
MT De Borgia 9830
MT Decker 9025
MT Deer Lodge 9722
MT Dell 9724
MT Denton 9430
MT Dillon 9725
MT Divide 9727
MT Dixon 9831
MT Dodson 9524
MT Drummond 9832
MT Dupuyer 9432
MT Dutton 9433
MT East Glacier Park 9434
MT East Helena 9635
MT Edgar 9026
MT Ekalaka 9324
MT Elliston 9728
MT Elmo 9915
MT Emigrant 9027
MT Ennis 9729
MT Essex 9916
MT Ethridge 9435
MT Eureka 9917
MT Fairfield 9436
MT Fairview 9221
MT Fallon 9326
MT Fishtail 9028
MT Flaxville 9222
MT Florence 9833
MT Floweree 9440
MT Forest Grove 9441
MT Forsyth 9327
MT Fort Benton 9442
MT Fort Harrison 9636
MT Fort Peck 9223
MT Fort Shaw 9443
MT Fort Smith 9035
MT Fortine 9918
MT Frazer 9225
MT Frenchtown 9834
MT Froid 9226
MT Fromberg 9029
MT Galata 9444
MT Gallatin Gateway 9730
MT Gardiner 9030
MT Garrison 9731
MT Garryowen 9031
MT Geraldine 9446
MT Geyser 9447
MT Gildford 9525
MT Glasgow 9230
MT Glen 9732
MT Glendive 9330
MT Glentana 9240
MT Gold Creek 9733
MT Grantsdale 9835
MT Grass Range 9032
MT Great Falls 9401,9403-9406
MT Greycliff 9033
MT Hall 9837
MT Hamilton 9840
MT Hammond 9332
MT Hardin 9034
MT Harlem 9526
MT Harlowton 9036
MT Harrison 9735
MT Hathaway 9333
MT Haugan 9842
MT Havre 9501
MT Hays 9527
MT Heart Butte 9448
MT Helena 9601-9602,9604,9620,9623-9626
MT Helmville 9843
MT Heron 9844
MT Highwood 9450
MT Hilger 9451
MT Hingham 9528
MT Hinsdale 9241
MT Hobson 9452
MT Hogeland 9529
MT Homestead 9242
MT Hot Springs 9845
MT Hungry Horse 9919
MT Huntley 9037
MT Huson 9846
MT Hysham 9038
MT Ingomar 9039
MT Inverness 9530
MT Ismay 9336
MT Jackson 9736
MT Jefferson City 9638
MT Joliet 9041
MT Joplin 9531
MT Jordan 9337
MT Judith Gap 9453
MT Kalispell 9901,9903-9904
MT Kevin 9454
MT Kila 9920
MT Kinsey 9338
MT Kremlin 9532
MT Lake Mc Donald 9921
MT Lakeside 9922
MT Lambert 9243
MT Lame Deer 9043
MT Larslan 9244
MT Laurel 9044
MT Lavina 9046
MT Ledger 9456
MT Lewistown 9457
MT Libby 9923
MT Lima 9739
MT Lincoln 9639
MT Lindsay 9339
MT Livingston 9047
MT Lloyd 9535
MT Lodge Grass 9050
MT Lolo 9847
MT Loma 9460
MT Lonepine 9848
MT Loring 9537
MT Lothair 9461
MT Malmstrom Afb 9402
MT Malta 9538
MT Manhattan 9741
MT Marion 9925
MT Martin City 9926
MT Martinsdale 9053
MT Marysville 9640
MT Mc Allister 9740
MT Mc Leod 9052
MT Medicine Lake 9247
MT Melrose 9743
MT Melstone 9054
MT Melville 9055
MT Mildred 9341
MT Miles City 9301
MT Milltown 9851
MT Missoula 9801-9804,9806-9808,9812
MT Moccasin 9462
MT Molt 9057
MT Monarch 9463
MT Moore 9464
MT Mosby 9058
MT Musselshell 9059
MT Nashua 9248
MT Neihart 9465
MT Norris 9745
MT Noxon 9853
MT Nye 9061
MT Oilmont 9466
MT Olive 9343
MT Olney 9927
MT Opheim 9250
MT Otter 9062
MT Outlook 9252
MT Ovando 9854
MT Pablo 9855
MT Paradise 9856
MT Park City 9063
MT Peerless 9253
MT Pendroy 9467
MT Philipsburg 9858
MT Pinesdale 9841
MT Plains 9859
MT Plentywood 9254
MT Plevna 9344
MT Polaris 9746
MT Polebridge 9928
MT Polson 9860
MT Pompeys Pillar 9064
MT Pony 9747
MT Poplar 9255
MT Powderville 9345
MT Power 9468
MT Pray 9065
MT Proctor 9929
MT Pryor 9066
MT Radersburg 9641
MT Ramsay 9748
MT Rapelje 9067
MT Ravalli 9863
MT Raymond 9256
MT Raynesford 9469
MT Red Lodge 9068
MT Redstone 9257
MT Reed Point 9069
MT Reserve 9258
MT Rexford 9930
MT Richey 9259
MT Richland 9260
MT Ringling 9642
MT Roberts 9070
MT Rollins 9931
MT Ronan 9864
MT Roscoe 9071
MT Rosebud 9347
MT Roundup 9072-9073
MT Roy 9471
MT Rudyard 9540
MT Ryegate 9074
MT Saco 9261
MT Saint Ignatius 9865
MT Saint Marie 9231
MT Saint Regis 9866
MT Saint Xavier 9075
MT Saltese 9867
MT Sand Coulee 9472
MT Sand Springs 9077
MT Sanders 9076
MT Savage 9262
MT Scobey 9263
MT Seeley Lake 9868
MT Shawmut 9078
MT Shelby 9474
MT Shepherd 9079
MT Sheridan 9749
MT Sidney 9270
MT Silver Gate 9081
MT Silver Star 9751
MT Simms 9477
MT Somers 9932
MT Springdale 9082
MT Stanford 9479
MT Stevensville 9870
MT Stockett 9480
MT Stryker 9933
MT Sula 9871
MT Sumatra 9083
MT Sun River 9483
MT Sunburst 9482
MT Superior 9872
MT Sweet Grass 9484
MT Teigen 9084
MT Terry 9349
MT Thompson Falls 9873
MT Three Forks 9752
MT Toston 9643
MT Townsend 9644
MT Trego 9934
MT Trout Creek 9874
MT Troy 9935
MT Turner 9542
MT Twin Bridges 9754
MT Two Dot 9085
MT Ulm 9485
MT Valier 9486
MT Vandalia 9273
MT Vaughn 9487
MT Victor 9875
MT Vida 9274
MT Virginia City 9755
MT Volborg 9351
MT Warm Springs 9756
MT West Glacier 9936
MT West Yellowstone 9758
MT Westby 9275
MT White Sulphur Springs 9645
MT Whitefish 9937
MT Whitehall 9759
MT Whitetail 9276
MT Whitewater 9544
MT Whitlash 9545
MT Wibaux 9353
MT Willard 9354
MT Willow Creek 9760
MT Wilsall 9086
MT Winifred 9489
MT Winnett 9087
MT Winston 9647
MT Wisdom 9761
MT Wise River 9762
MT Wolf Creek 9648
MT Wolf Point 9201
MT Worden 9088
MT Wyola 9089
MT Zortman 9546
MT Zurich 9547
ND Abercrombie 8001
ND Absaraka 8002
ND Adams 8210
ND Agate 8310
ND Alamo 8830
ND Alexander 8831
ND Almont 8520
ND Alsen 8311
ND Ambrose 8833
ND Amenia 8004
ND Amidon 8620
ND Anamoose 8710
ND Aneta 8212
ND Antler 8711
ND Argusville 8005
ND Arnegard 8835
ND Arthur 8006
ND Arvilla 8214
ND Ashley 8413
ND Ayr 8007
ND Baldwin 8521
ND Balfour 8712
ND Balta 8313
ND Bantry 8713
ND Barney 8008
ND Bathgate 8216
ND Beach 8621
ND Belcourt 8316
ND Belfield 8622
ND Benedict 8716
ND Berlin 8415
ND Berthold 8718
ND Beulah 8523
ND Binford 8416
ND Bisbee 8317
ND Bismarck 8501-8507
ND Blanchard 8009
ND Bottineau 8318
ND Bowbells 8721
ND Bowdon 8418
ND Bowman 8623
ND Braddock 8524
ND Brocket 8321
ND Buchanan 8420
ND Buffalo 8011
ND Burlington 8722
ND Butte 8723
ND Buxton 8218
ND Caledonia 8219
ND Calvin 8323
ND Cando 8324
ND Cannon Ball 8528
ND Carpio 8725
ND Carrington 8421
ND Carson 8529
ND Cartwright 8838
ND Casselton 8012
ND Cathay 8422
ND Cavalier 8220
ND Cayuga 8013
ND Center 8530
ND Chaseley 8423
ND Christine 8015
ND Churchs Ferry 8325
ND Cleveland 8424
ND Clifford 8016
ND Cogswell 8017
ND Coleharbor 8531
ND Colfax 8018
ND Columbus 8727
ND Cooperstown 8425
ND Courtenay 8426
ND Crary 8327
ND Crosby 8730
ND Crystal 8222
ND Cummings 8223
ND Dahlen 8224
ND Davenport 8021
ND Dawson 8428
ND Dazey 8429
ND Deering 8731
ND Denhoff 8430
ND Des Lacs 8733
ND Devils Lake 8301
ND Dickey 8431
ND Dickinson 8601-8602
ND Dodge 8625
ND Donnybrook 8734
ND Douglas 8735
ND Drake 8736
ND Drayton 8225
ND Driscoll 8532
ND Dunn Center 8626
ND Dunseith 8329
ND Edgeley 8433
ND Edinburg 8227
ND Edmore 8330
ND Egeland 8331
ND Elgin 8533
ND Ellendale 8436
ND Emerado 8228
ND Enderlin 8027
ND Epping 8843
ND Erie 8029
ND Esmond 8332
ND Fairdale 8229
ND Fairfield 8627
ND Fairmount 8030
ND Fargo 8102-8109,8121-8122,8124-8126
ND Fessenden 8438
ND Fingal 8031
ND Finley 8230
ND Flasher 8535
ND Flaxton 8737
ND Forbes 8439
ND Fordville 8231
ND Forest River 8233
ND Forman 8032
ND Fort Ransom 8033
ND Fort Totten 8335
ND Fort Yates 8538
ND Fortuna 8844
ND Fredonia 8440
ND Fullerton 8441
ND Gackle 8442
ND Galesburg 8035
ND Gardner 8036
ND Garrison 8540
ND Gilby 8235
ND Gladstone 8630
ND Glasston 8236
ND Glen Ullin 8631
ND Glenburn 8740
ND Glenfield 8443
ND Golden Valley 8541
ND Golva 8632
ND Goodrich 8444
ND Grace City 8445
ND Grafton 8237
ND Grand Forks 8201-8203,8206-8208
ND Grand Forks Afb 8204-8205
ND Grandin 8038
ND Granville 8741
ND Grassy Butte 8634
ND Grenora 8845
ND Gwinner 8040
ND Hague 8542
ND Halliday 8636
ND Hamilton 8238
ND Hampden 8338
ND Hankinson 8041
ND Hannaford 8448
ND Hannah 8239
ND Hansboro 8339
ND Harvey 8341
ND Harwood 8042
ND Hatton 8240
ND Havana 8043
ND Hazelton 8544
ND Hazen 8545
ND Hebron 8638
ND Hensel 8241
ND Hettinger 8639
ND Hillsboro 8045
ND Hoople 8243
ND Hope 8046
ND Horace 8047
ND Hunter 8048
ND Hurdsfield 8451
ND Inkster 8244
ND Jamestown 8401-8402,8405
ND Jessie 8452
ND Jud 8454
ND Karlsruhe 8744
ND Kathryn 8049
ND Keene 8847
ND Kenmare 8746
ND Kensal 8455
ND Killdeer 8640
ND Kindred 8051
ND Kintyre 8549
ND Knox 8343
ND Kramer 8748
ND Kulm 8456
ND Lakota 8344
ND Lamoure 8458
ND Langdon 8249
ND Lankin 8250
ND Lansford 8750
ND Larimore 8251
ND Lawton 8345
ND Leeds 8346
ND Lefor 8641
ND Lehr 8460
ND Leonard 8052
ND Lidgerwood 8053
ND Lignite 8752
ND Linton 8552
ND Lisbon 8054
ND Litchville 8461
ND Luverne 8056
ND Maddock 8348
ND Maida 8255
ND Makoti 8756
ND Mandan 8554
ND Mandaree 8757
ND Manning 8642
ND Mantador 8058
ND Manvel 8256
ND Mapleton 8059
ND Marion 8466
ND Marmarth 8643
ND Marshall 8644
ND Martin 8758
ND Max 8759
ND Maxbass 8760
ND Mayville 8257
ND McClusky 8463
ND McGregor 8755
ND McHenry 8464
ND McLeod 8057
ND McVille 8254
ND Medina 8467
ND Medora 8645
ND Mekinock 8258
ND Menoken 8558
ND Mercer 8559
ND Michigan 8259
ND Milnor 8060
ND Milton 8260
ND Minnewaukan 8351
ND Minot 8701-8703,8707
ND Minot Afb 8704-8705
ND Minto 8261
ND Moffit 8560
ND Mohall 8761
ND Montpelier 8472
ND Mooreton 8061
ND Mott 8646
ND Mountain 8262
ND Munich 8352
ND Mylo 8353
ND Napoleon 8561
ND Neche 8265
ND Nekoma 8355
ND New England 8647
ND New Leipzig 8562
ND New Rockford 8356
ND New Salem 8563
ND New Town 8763
ND Newburg 8762
ND Niagara 8266
ND Nome 8062
ND Noonan 8765
ND Northwood 8267
ND Norwich 8768
ND Oakes 8474
ND Oberon 8357
ND Oriska 8063
ND Osnabrock 8269
ND Page 8064
ND Palermo 8769
ND Park River 8270
ND Parshall 8770
ND Pekin 8361
ND Pembina 8271
ND Penn 8362
ND Perth 8363
ND Petersburg 8272
ND Pettibone 8475
ND Pillsbury 8065
ND Pingree 8476
ND Pisek 8273
ND Plaza 8771
ND Portal 8772
ND Portland 8274
ND Powers Lake 8773
ND Raleigh 8564
ND Ray 8849
ND Reeder 8649
ND Regan 8477
ND Regent 8650
ND Reynolds 8275
ND Rhame 8651
ND Richardton 8652
ND Riverdale 8565
ND Robinson 8478
ND Rocklake 8365
ND Rogers 8479
ND Rolette 8366
ND Rolla 8367
ND Roseglen 8775
ND Ross 8776
ND Rugby 8368
ND Ruso 8778
ND Rutland 8067
ND Ryder 8779
ND Saint Anthony 8566
ND Saint John 8369
ND Saint Michael 8370
ND Saint Thomas 8276
ND Sanborn 8480
ND Sarles 8372
ND Sawyer 8781
ND Scranton 8653
ND Selfridge 8568
ND Sentinel Butte 8654
ND Sharon 8277
ND Sheldon 8068
ND Sherwood 8782
ND Sheyenne 8374
ND Shields 8569
ND Solen 8570
ND Souris 8783
ND South Heart 8655
ND Spiritwood 8481
ND Stanley 8784
ND Stanton 8571
ND Starkweather 8377
ND Steele 8482
ND Sterling 8572
ND Stirum 8069
ND Strasburg 8573
ND Streeter 8483
ND Surrey 8785
ND Sutton 8484
ND Sykeston 8486
ND Tappen 8487
ND Taylor 8656
ND Thompson 8278
ND Tioga 8852
ND Tokio 8379
ND Tolley 8787
ND Tolna 8380
ND Tower City 8071
ND Towner 8788
ND Trenton 8853
ND Turtle Lake 8575
ND Tuttle 8488
ND Underwood 8576
ND Upham 8789
ND Valley City 8072
ND Velva 8790
ND Verona 8490
ND Voltaire 8792
ND Wahpeton 8074-8076
ND Walcott 8077
ND Wales 8281
ND Walhalla 8282
ND Warwick 8381
ND Washburn 8577
ND Watford City 8854
ND Webster 8382
ND West Fargo 8078
ND Westhope 8793
ND Wheatland 8079
ND White Earth 8794
ND Wildrose 8795
ND Williston 8801-8803
ND Willow City 8384
ND Wilton 8579
ND Wimbledon 8492
ND Wing 8494
ND Wishek 8495
ND Wolford 8385
ND Woodworth 8496
ND Wyndmere 8081
ND York 8386
ND Ypsilanti 8497
ND Zahl 8856
ND Zap 8580
ND Zeeland 8581
SD Aberdeen 7401-7402
SD Agar 7520
SD Akaska 7420
SD Alcester 7001
SD Alexandria 7311
SD Allen 7714
SD Alpena 7312
SD Amherst 7421
SD Andover 7422
SD Arlington 7212
SD Armour 7313
SD Artesian 7314
SD Ashton 7424
SD Astoria 7213
SD Aurora 7002
SD Avon 7315
SD Badger 7214
SD Baltic 7003
SD Barnard 7426
SD Batesland 7716
SD Bath 7427
SD Belle Fourche 7717
SD Belvidere 7521
SD Beresford 7004
SD Big Stone City 7216
SD Bison 7620
SD Black Hawk 7718
SD Blunt 7522
SD Bonesteel 7317
SD Bowdle 7428
SD Box Elder 7719
SD Bradley 7217
SD Brandon 7005
SD Brandt 7218
SD Brentford 7429
SD Bridgewater 7319
SD Bristol 7219
SD Britton 7430
SD Brookings 7006-7007
SD Bruce 7220
SD Bryant 7221
SD Buffalo 7720
SD Buffalo Gap 7722
SD Bullhead 7621
SD Burbank 7010
SD Burke 7523
SD Camp Crook 7724
SD Canistota 7012
SD Canova 7321
SD Canton 7013
SD Caputa 7725
SD Carpenter 7322
SD Carthage 7323
SD Castlewood 7223
SD Cavour 7324
SD Centerville 7014
SD Chamberlain 7325-7326
SD Chancellor 7015
SD Cherry Creek 7622
SD Chester 7016
SD Claire City 7224
SD Claremont 7432
SD Clark 7225
SD Clear Lake 7226
SD Colman 7017
SD Colome 7528
SD Colton 7018
SD Columbia 7433
SD Conde 7434
SD Corona 7227
SD Corsica 7328
SD Cresbard 7435
SD Crooks 7020
SD Custer 7730
SD Dallas 7529
SD Dante 7329
SD Davis 7021
SD De Smet 7231
SD Deadwood 7732
SD Dell Rapids 7022
SD Delmont 7330
SD Dimock 7331
SD Doland 7436
SD Draper 7531
SD Dupree 7623
SD Eagle Butte 7625
SD Eden 7232
SD Edgemont 7735
SD Egan 7024
SD Elk Point 7025
SD Elkton 7026
SD Ellsworth Afb 7706
SD Emery 7332
SD Enning 7737
SD Erwin 7233
SD Estelline 7234
SD Ethan 7334
SD Eureka 7437
SD Fairburn 7738
SD Fairfax 7335
SD Fairview 7027
SD Faith 7626
SD Faulkton 7438
SD Fedora 7337
SD Ferney 7439
SD Flandreau 7028
SD Florence 7235
SD Fort Meade 7741
SD Fort Pierre 7532
SD Fort Thompson 7339
SD Frankfort 7440
SD Frederick 7441
SD Freeman 7029
SD Fulton 7340
SD Gann Valley 7341
SD Garden City 7236
SD Garretson 7030
SD Gary 7237
SD Gayville 7031
SD Geddes 7342
SD Gettysburg 7442
SD Glencross 7630
SD Glenham 7631
SD Goodwin 7238
SD Gregory 7533
SD Grenville 7239
SD Groton 7445
SD Hamill 7534
SD Harrisburg 7032
SD Harrison 7344
SD Harrold 7536
SD Hartford 7033
SD Hayes 7537
SD Hayti 7241
SD Hazel 7242
SD Hecla 7446
SD Henry 7243
SD Hermosa 7744
SD Herreid 7632
SD Herrick 7538
SD Highmore 7345
SD Hill City 7745
SD Hitchcock 7348
SD Holabird 7540
SD Hosmer 7448
SD Hot Springs 7747
SD Houghton 7449
SD Hoven 7450
SD Howard 7349
SD Howes 7748
SD Hudson 7034
SD Humboldt 7035
SD Hurley 7036
SD Huron 7350,7399
SD Ideal 7541
SD Interior 7750
SD Ipswich 7451
SD Irene 7037
SD Iroquois 7353
SD Isabel 7633
SD Java 7452
SD Jefferson 7038
SD Kadoka 7543
SD Kaylor 7354
SD Keldron 7634
SD Kennebec 7544
SD Keystone 7751
SD Kimball 7355
SD Kranzburg 7245
SD Kyle 7752
SD Labolt 7246
SD Lake Andes 7356
SD Lake City 7247
SD Lake Norden 7248
SD Lake Preston 7249
SD Lane 7358
SD Langford 7454
SD Lantry 7636
SD Lead 7754
SD Lebanon 7455
SD Lemmon 7638
SD Lennox 7039
SD Leola 7456
SD Lesterville 7040
SD Letcher 7359
SD Little Eagle 7639
SD Lodgepole 7640
SD Long Lake 7457
SD Long Valley 7547
SD Lower Brule 7548
SD Ludlow 7755
SD Lyons 7041
SD Madison 7042
SD Manderson 7756
SD Mansfield 7460
SD Marion 7043
SD Martin 7551
SD Marty 7361
SD Marvin 7251
SD Mc Intosh 7641
SD Mc Laughlin 7642
SD Meadow 7644
SD Mellette 7461
SD Menno 7045
SD Midland 7552
SD Milbank 7252
SD Milesville 7553
SD Miller 7362
SD Mission 7555
SD Mission Hill 7046
SD Mitchell 7301
SD Mobridge 7601
SD Monroe 7047
SD Montrose 7048
SD Morristown 7645
SD Mound City 7646
SD Mount Vernon 7363
SD Mud Butte 7758
SD Murdo 7559
SD Nemo 7759
SD New Effington 7255
SD New Holland 7364
SD New Underwood 7761
SD Newell 7760
SD Nisland 7762
SD Norris 7560
SD North Sioux City 7049
SD Northville 7465
SD Nunda 7050
SD Oacoma 7365
SD Oelrichs 7763
SD Oglala 7764
SD Okaton 7562
SD Okreek 7563
SD Oldham 7051
SD Olivet 7052
SD Onaka 7466
SD Onida 7564
SD Oral 7766
SD Orient 7467
SD Ortley 7256
SD Owanka 7767
SD Parker 7053
SD Parkston 7366
SD Parmelee 7566
SD Peever 7257
SD Philip 7567
SD Pickstown 7367
SD Piedmont 7769
SD Pierpont 7468
SD Pierre 7501
SD Pine Ridge 7770
SD Plankinton 7368
SD Platte 7369
SD Pollock 7648
SD Porcupine 7772
SD Prairie City 7649
SD Presho 7568
SD Pringle 7773
SD Pukwana 7370
SD Quinn 7775
SD Ralph 7650
SD Ramona 7054
SD Rapid City 7701-7703,7709
SD Raymond 7258
SD Redfield 7469
SD Redig 7776
SD Ree Heights 7371
SD Reliance 7569
SD Renner 7055
SD Reva 7651
SD Revillo 7259
SD Ridgeview 7652
SD Rockham 7470
SD Roscoe 7471
SD Rosebud 7570
SD Rosholt 7260
SD Roslyn 7261
SD Rutland 7057
SD Saint Charles 7571
SD Saint Francis 7572
SD Saint Lawrence 7373
SD Saint Onge 7779
SD Salem 7058
SD Scenic 7780
SD Scotland 7059
SD Selby 7472
SD Seneca 7473
SD Sinai 7061
SD Sioux Falls 7101,7103-7110,7117-7118,7186,7193,7197-7198
SD Sisseton 7262
SD Smithwick 7782
SD South Shore 7263
SD Spearfish 7783,7799
SD Spencer 7374
SD Springfield 7062
SD Stephan 7346
SD Stickney 7375
SD Stockholm 7264
SD Strandburg 7265
SD Stratford 7474
SD Sturgis 7785
SD Summit 7266
SD Tabor 7063
SD Tea 7064
SD Timber Lake 7656
SD Tolstoy 7475
SD Toronto 7268
SD Trail City 7657
SD Trent 7065
SD Tripp 7376
SD Tulare 7476
SD Turton 7477
SD Tuthill 7574
SD Twin Brooks 7269
SD Tyndall 7066
SD Union Center 7787
SD Utica 7067
SD Vale 7788
SD Valley Springs 7068
SD Veblen 7270
SD Vermillion 7069
SD Viborg 7070
SD Vienna 7271
SD Virgil 7379
SD Vivian 7576
SD Volga 7071
SD Volin 7072
SD Wagner 7380
SD Wakonda 7073
SD Wakpala 7658
SD Walker 7659
SD Wall 7790
SD Wallace 7272
SD Wanblee 7577
SD Warner 7479
SD Wasta 7791
SD Watauga 7660
SD Watertown 7201
SD Waubay 7273
SD Webster 7274
SD Wentworth 7075
SD Wessington 7381
SD Wessington Springs 7382
SD Westport 7481
SD White 7276
SD White Lake 7383
SD White Owl 7792
SD White River 7579
SD Whitehorse 7661
SD Whitewood 7793
SD Willow Lake 7278
SD Wilmot 7279
SD Winfred 7076
SD Winner 7580
SD Witten 7584
SD Wolsey 7384
SD Wood 7585
SD Woonsocket 7385
SD Worthing 7077
SD Wounded Knee 7794
SD Yale 7386
SD Yankton 7078
WI Abbotsford 4405
WI Abrams 4101
WI Adams 3910
WI Adell 3001
WI Afton 3501
WI Albany 3502
WI Algoma 4201
WI Allenton 3002
WI Alma 4610
WI Alma Center 4611
WI Almena 4805
WI Almond 4909
WI Altoona 4720
WI Amberg 4102
WI Amery 4001
WI Amherst 4406
WI Amherst Junction 4407
WI Aniwa 4408
WI Antigo 4409
WI Appleton 4911-4915,4919
WI Arcadia 4612
WI Arena 3503
WI Argonne 4511
WI Argyle 3504
WI Arkansaw 4721
WI Arkdale 4613
WI Arlington 3911
WI Armstrong Creek 4103
WI Arpin 4410
WI Ashippun 3003
WI Ashland 4806
WI Athelstane 4104
WI Athens 4411
WI Auburndale 4412
WI Augusta 4722
WI Avalon 3505
WI Avoca 3506
WI Babcock 4413
WI Bagley 3801
WI Baileys Harbor 4202
WI Baldwin 4002
WI Balsam Lake 4810
WI Bancroft 4921
WI Bangor 4614
WI Baraboo 3913
WI Barneveld 3507
WI Barron 4812
WI Barronett 4813
WI Bassett 3101
WI Bay City 4723
WI Bayfield 4814
WI Bear Creek 4922
WI Beaver Dam 3916
WI Beetown 3802
WI Beldenville 4003
WI Belgium 3004
WI Belleville 3508
WI Belmont 3510
WI Beloit 3511-3512
WI Benet Lake 3102
WI Benoit 4816
WI Benton 3803
WI Berlin 4923
WI Big Bend 3103
WI Big Falls 4926
WI Birchwood 4817
WI Birnamwood 4414
WI Black Creek 4106
WI Black Earth 3515
WI Black River Falls 4615
WI Blair 4616
WI Blanchardville 3516
WI Blenker 4415
WI Bloomer 4724
WI Bloomington 3804
WI Blue Mounds 3517
WI Blue River 3518
WI Bonduel 4107
WI Boscobel 3805
WI Boulder Junction 4512
WI Bowler 4416
WI Boyceville 4725
WI Boyd 4726
WI Brandon 3919
WI Brantwood 4513
WI Briggsville 3920
WI Brill 4818
WI Brillion 4110
WI Bristol 3104
WI Brodhead 3520
WI Brokaw 4417
WI Brookfield 3005,3008,3045
WI Brooklyn 3521
WI Brownsville 3006
WI Browntown 3522
WI Bruce 4819
WI Brule 4820
WI Brussels 4204
WI Bryant 4418
WI Burlington 3105
WI Burnett 3922
WI Butler 3007
WI Butte Des Morts 4927
WI Butternut 4514
WI Cable 4821
WI Cadott 4727
WI Caledonia 3108
WI Cambria 3923
WI Cambridge 3523
WI Cameron 4822
WI Camp Douglas 4618
WI Camp Lake 3109
WI Campbellsport 3010
WI Caroline 4928
WI Cascade 3011
WI Casco 4205
WI Cashton 4619
WI Cassville 3806
WI Cataract 4620
WI Catawba 4515
WI Cazenovia 3924
WI Cecil 4111
WI Cedar Grove 3013
WI Cedarburg 3012
WI Centuria 4824
WI Chaseburg 4621
WI Chetek 4728
WI Chili 4420
WI Chilton 3014
WI Chippewa Falls 4729,4774
WI Clam Lake 4517
WI Clayton 4004
WI Clear Lake 4005
WI Cleveland 3015
WI Clinton 3525
WI Clintonville 4929
WI Clyman 3016
WI Cobb 3526
WI Cochrane 4622
WI Colby 4421
WI Coleman 4112
WI Colfax 4730
WI Colgate 3017
WI Collins 4207
WI Coloma 4930
WI Columbus 3925
WI Combined Locks 4113
WI Comstock 4826
WI Conover 4519
WI Conrath 4731
WI Coon Valley 4623
WI Cornell 4732
WI Cornucopia 4827
WI Cottage Grove 3527
WI Couderay 4828
WI Crandon 4520
WI Crivitz 4114
WI Cross Plains 3528
WI Cuba City 3807
WI Cudahy 3110
WI Cumberland 4829
WI Curtiss 4422
WI Cushing 4006
WI Custer 4423
WI Dale 4931
WI Dallas 4733
WI Dalton 3926
WI Danbury 4830
WI Dane 3529
WI Darien 3114
WI Darlington 3530
WI De Pere 4115
WI De Soto 4624
WI Deer Park 4007
WI Deerbrook 4424
WI Deerfield 3531
WI Deforest 3532
WI Delafield 3018
WI Delavan 3115
WI Dellwood 3927
WI Denmark 4208
WI Dickeyville 3808
WI Dodge 4625
WI Dodgeville 3533,3595
WI Dorchester 4425
WI Dousman 3118
WI Downing 4734
WI Downsville 4735
WI Doylestown 3928
WI Dresser 4009
WI Drummond 4832
WI Dunbar 4119
WI Durand 4736
WI Eagle 3119
WI Eagle River 4521
WI East Ellsworth 4010
WI East Troy 3120
WI Eastman 4626
WI Eau Claire 4701-4703
WI Eau Galle 4737
WI Eden 3019
WI Edgar 4426
WI Edgerton 3534
WI Edgewater 4834
WI Edmund 3535
WI Egg Harbor 4209
WI Eland 4427
WI Elcho 4428
WI Elderon 4429
WI Eldorado 4932
WI Eleva 4738
WI Elk Mound 4739
WI Elkhart Lake 3020
WI Elkhorn 3121
WI Ellison Bay 4210
WI Ellsworth 4011
WI Elm Grove 3122
WI Elmwood 4740
WI Elroy 3929
WI Elton 4430
WI Embarrass 4933
WI Endeavor 3930
WI Ephraim 4211
WI Ettrick 4627
WI Eureka 4934
WI Evansville 3536
WI Exeland 4835
WI Fairchild 4741
WI Fairwater 3931
WI Fall Creek 4742
WI Fall River 3932
WI Fence 4120
WI Fennimore 3809
WI Ferryville 4628
WI Fifield 4524
WI Fish Creek 4212
WI Florence 4121
WI Fond Du Lac 4935-4937
WI Fontana 3125
WI Footville 3537
WI Forest Junction 4123
WI Forestville 4213
WI Fort Atkinson 3538
WI Fountain City 4629
WI Fox Lake 3933
WI Foxboro 4836
WI Francis Creek 4214
WI Franklin 3132
WI Franksville 3126
WI Frederic 4837
WI Fredonia 3021
WI Freedom 4131
WI Fremont 4940
WI Friendship 3934
WI Friesland 3935
WI Galesville 4630
WI Galloway 4432
WI Gays Mills 4631
WI Genesee Depot 3127
WI Genoa 4632
WI Genoa City 3128
WI Germantown 3022
WI Gile 4525
WI Gillett 4124
WI Gilman 4433
WI Gilmanton 4743
WI Gleason 4435
WI Glen Flora 4526
WI Glen Haven 3810
WI Glenbeulah 3023
WI Glenwood City 4013
WI Glidden 4527
WI Goodman 4125
WI Gordon 4838
WI Gotham 3540
WI Grafton 3024
WI Grand Marsh 3936
WI Grand View 4839
WI Granton 4436
WI Grantsburg 4840
WI Gratiot 3541
WI Green Bay 4301-4308,4311,4313,4324,4344
WI Green Lake 4941
WI Green Valley 4127
WI Greenbush 3026
WI Greendale 3129
WI Greenleaf 4126
WI Greenville 4942
WI Greenwood 4437
WI Gresham 4128
WI Hager City 4014
WI Hales Corners 3130
WI Hammond 4015
WI Hancock 4943
WI Hannibal 4439
WI Hanover 3542
WI Harshaw 4529
WI Hartford 3027
WI Hartland 3029
WI Hatley 4440
WI Haugen 4841
WI Hawkins 4530
WI Hawthorne 4842
WI Hayward 4843
WI Hazel Green 3811
WI Hazelhurst 4531
WI Heafford Junction 4532
WI Helenville 3137
WI Herbster 4844
WI Hertel 4845
WI Hewitt 4441
WI High Bridge 4846
WI Highland 3543
WI Hilbert 4129
WI Hillpoint 3937
WI Hillsboro 4634
WI Hingham 3031
WI Hixton 4635
WI Holcombe 4745
WI Hollandale 3544
WI Holmen 4636
WI Honey Creek 3138
WI Horicon 3032
WI Hortonville 4944
WI Houlton 4082
WI Hubertus 3033
WI Hudson 4016
WI Humbird 4746
WI Hurley 4534
WI Hustisford 3034
WI Hustler 4637
WI Independence 4747
WI Iola 4945,4990
WI Irma 4442
WI Iron Belt 4536
WI Iron Ridge 3035
WI Iron River 4847
WI Ixonia 3036
WI Jackson 3037
WI Janesville 3545-3548
WI Jefferson 3549
WI Jim Falls 4748
WI Johnson Creek 3038
WI Juda 3550
WI Jump River 4434
WI Junction City 4443
WI Juneau 3039
WI Kansasville 3139
WI Kaukauna 4130
WI Kellnersville 4215
WI Kendall 4638
WI Kennan 4537
WI Kenosha 3140-3144
WI Keshena 4135
WI Kewaskum 3040
WI Kewaunee 4216
WI Kiel 3042
WI Kieler 3812
WI Kimberly 4136
WI King 4946
WI Kingston 3939
WI Knapp 4749
WI Kohler 3044
WI Krakow 4137
WI La Crosse 4601-4603
WI La Farge 4639
WI La Pointe 4850
WI La Valle 3941
WI Lac Du Flambeau 4538
WI Ladysmith 4848
WI Lake Delton 3940
WI Lake Geneva 3147
WI Lake Mills 3551
WI Lake Nebagamon 4849
WI Lake Tomahawk 4539
WI Lakewood 4138
WI Lancaster 3813
WI Land O’Lakes 4540
WI Lannon 3046
WI Laona 4541
WI Larsen 4947
WI Lebanon 3047
WI Lena 4139
WI Leopolis 4948
WI Lime Ridge 3942
WI Linden 3553
WI Little Chute 4140
WI Little Suamico 4141
WI Livingston 3554
WI Lodi 3555
WI Loganville 3943
WI Lomira 3048
WI Lone Rock 3556
WI Long Lake 4542
WI Lowell 3557
WI Loyal 4446
WI Lublin 4447
WI Luck 4853
WI Luxemburg 4217
WI Lyndon Station 3944
WI Lynxville 4640
WI Lyons 3148
WI Madison 3701-3708,3711,3713-3719,3725-3726,3744,3774,3777-3779,3782-3786,3788-3794
WI Maiden Rock 4750
WI Malone 3049
WI Manawa 4949
WI Manitowish Waters 4545
WI Manitowoc 4220-4221
WI Maple 4854
WI Maplewood 4226
WI Marathon 4448
WI Marengo 4855
WI Maribel 4227
WI Marinette 4143
WI Marion 4950
WI Markesan 3946
WI Marquette 3947
WI Marshall 3559
WI Marshfield 4404,4449,4472
WI Mason 4856
WI Mather 4641
WI Mattoon 4450
WI Mauston 3948
WI Mayville 3050
WI Mazomanie 3560
WI Mc Farland 3558
WI Mc Naughton 4543
WI Medford 4451
WI Mellen 4546
WI Melrose 4642
WI Menasha 4952
WI Menomonee Falls 3051-3052
WI Menomonie 4751
WI Mequon 3092,3097
WI Mercer 4547
WI Merrill 4452
WI Merrillan 4754
WI Merrimac 3561
WI Merton 3056
WI Middleton 3562
WI Mikana 4857
WI Milladore 4454
WI Millston 4643
WI Milltown 4858
WI Milton 3563
WI Milwaukee 3201-3228,3233-3234,3237,3259,3263,3267-3268,3274,3278,3288,3290,3293,3295
WI Mindoro 4644
WI Mineral Point 3565
WI Minocqua 4548
WI Minong 4859
WI Mishicot 4228
WI Mondovi 4755
WI Monroe 3566
WI Montello 3949
WI Montfort 3569
WI Monticello 3570
WI Montreal 4550
WI Morrisonville 3571
WI Mosinee 4455
WI Mount Calvary 3057
WI Mount Hope 3816
WI Mount Horeb 3572
WI Mount Sterling 4645
WI Mountain 4149
WI Mukwonago 3149
WI Muscoda 3573
WI Muskego 3150
WI Nashotah 3058
WI Necedah 4646
WI Neenah 4956-4957
WI Neillsville 4456
WI Nekoosa 4457
WI Nelson 4756
WI Nelsonville 4458
WI Neopit 4150
WI Neosho 3059
WI Neshkoro 4960
WI New Auburn 4757
WI New Berlin 3146,3151
WI New Franken 4229
WI New Glarus 3574
WI New Holstein 3061-3062
WI New Lisbon 3950
WI New London 4961
WI New Munster 3152
WI New Richmond 4017
WI Newburg 3060
WI Newton 3063
WI Niagara 4151
WI Nichols 4152
WI North Freedom 3951
WI North Lake 3064
WI North Prairie 3153
WI Norwalk 4648
WI Oak Creek 3154
WI Oakdale 4649
WI Oakfield 3065
WI Oconomowoc 3066
WI Oconto 4153
WI Oconto Falls 4154
WI Odanah 4861
WI Ogdensburg 4962
WI Ogema 4459
WI Ojibwa 4862
WI Okauchee 3069
WI Omro 4963
WI Onalaska 4650
WI Oneida 4155
WI Ontario 4651
WI Oostburg 3070
WI Oregon 3575
WI Orfordville 3576
WI Osceola 4020
WI Oshkosh 4901-4904,4906
WI Osseo 4758
WI Owen 4460
WI Oxford 3952
WI Packwaukee 3953
WI Palmyra 3156
WI Pardeeville 3954
WI Park Falls 4552
WI Patch Grove 3817
WI Pearson 4462
WI Pelican Lake 4463
WI Pell Lake 3157
WI Pembine 4156
WI Pepin 4759
WI Peshtigo 4157
WI Pewaukee 3072
WI Phelps 4554
WI Phillips 4555
WI Phlox 4464
WI Pickerel 4465
WI Pickett 4964
WI Pigeon Falls 4760
WI Pine River 4965
WI Pittsville 4466
WI Plain 3577
WI Plainfield 4966
WI Platteville 3818
WI Pleasant Prairie 3158
WI Plover 4467
WI Plum City 4761
WI Plymouth 3073
WI Poplar 4864
WI Port Edwards 4469
WI Port Washington 3074
WI Port Wing 4865
WI Portage 3901
WI Porterfield 4159
WI Potosi 3820
WI Potter 4160
WI Pound 4161
WI Powers Lake 3159
WI Poy Sippi 4967
WI Poynette 3955
WI Prairie Du Chien 3821
WI Prairie Du Sac 3578
WI Prairie Farm 4762
WI Prentice 4556
WI Prescott 4021
WI Presque Isle 4557
WI Princeton 4968
WI Pulaski 4162
WI Racine 3401-3408
WI Radisson 4867
WI Randolph 3956-3957
WI Random Lake 3075
WI Readfield 4969
WI Readstown 4652
WI Redgranite 4970
WI Reedsburg 3958-3959
WI Reedsville 4230
WI Reeseville 3579
WI Rewey 3580
WI Rhinelander 4501
WI Rib Lake 4470
WI Rice Lake 4868
WI Richfield 3076
WI Richland Center 3581
WI Ridgeland 4763
WI Ridgeway 3582
WI Ringle 4471
WI Rio 3960
WI Ripon 4971
WI River Falls 4022
WI Roberts 4023
WI Rochester 3167
WI Rock Falls 4764
WI Rock Springs 3961
WI Rockland 4653
WI Rosendale 4974
WI Rosholt 4473
WI Rothschild 4474
WI Rubicon 3078
WI Rudolph 4475
WI Saint Cloud 3079
WI Saint Croix Falls 4024
WI Saint Francis 3235
WI Saint Germain 4558
WI Saint Nazianz 4232
WI Salem 3168
WI Sand Creek 4765
WI Sarona 4870
WI Sauk City 3583
WI Saukville 3080
WI Saxeville 4976
WI Saxon 4559
WI Sayner 4560
WI Scandinavia 4977
WI Schofield 4476
WI Seneca 4654
WI Sextonville 3584
WI Seymour 4165
WI Sharon 3585
WI Shawano 4166
WI Sheboygan 3081-3083
WI Sheboygan Falls 3085
WI Sheldon 4766
WI Shell Lake 4871
WI Sherwood 4169
WI Shiocton 4170
WI Shullsburg 3586
WI Silver Lake 3170
WI Sinsinawa 3824
WI Siren 4872
WI Sister Bay 4234
WI Slinger 3086
WI Sobieski 4171
WI Soldiers Grove 4655
WI Solon Springs 4873
WI Somers 3171
WI Somerset 4025
WI South Milwaukee 3172
WI South Range 4874
WI South Wayne 3587
WI Sparta 4656
WI Spencer 4479
WI Spooner 4801
WI Spring Green 3588
WI Spring Valley 4767
WI Springbrook 4875
WI Springfield 3176
WI Stanley 4768
WI Star Lake 4561
WI Star Prairie 4026
WI Stetsonville 4480
WI Steuben 4657
WI Stevens Point 4481-4482,4492
WI Stitzer 3825
WI Stockbridge 3088
WI Stockholm 4769
WI Stoddard 4658
WI Stone Lake 4876
WI Stoughton 3589
WI Stratford 4484
WI Strum 4770
WI Sturgeon Bay 4235
WI Sturtevant 3177
WI Suamico 4173
WI Sullivan 3178
WI Summit Lake 4485
WI Sun Prairie 3590,3596
WI Superior 4880
WI Suring 4174
WI Sussex 3089
WI Taylor 4659
WI Theresa 3091
WI Thorp 4771
WI Three Lakes 4562
WI Tigerton 4486
WI Tilleda 4978
WI Tisch Mills 4240
WI Tomah 4660
WI Tomahawk 4487
WI Tony 4563
WI Townsend 4175
WI Trego 4888
WI Trempealeau 4661
WI Trevor 3179
WI Tripoli 4564
WI Tunnel City 4662
WI Turtle Lake 4889
WI Twin Lakes 3181
WI Two Rivers 4241
WI Union Center 3962
WI Union Grove 3182
WI Unity 4488
WI Upson 4565
WI Valders 4245
WI Van Dyne 4979
WI Verona 3593
WI Vesper 4489
WI Viola 4664
WI Viroqua 4665
WI Wabeno 4566
WI Waldo 3093
WI Wales 3183
WI Walworth 3184
WI Warrens 4666
WI Wascott 4890
WI Washburn 4891
WI Washington Island 4246
WI Waterford 3185
WI Waterloo 3594
WI Watertown 3094,3098
WI Waukau 4980
WI Waukesha 3186-3189
WI Waunakee 3597
WI Waupaca 4981
WI Waupun 3963
WI Wausau 4401-4403
WI Wausaukee 4177
WI Wautoma 4982
WI Wauzeka 3826
WI Webster 4893
WI West Bend 3090,3095
WI West Salem 4669
WI Westboro 4490
WI Westby 4667
WI Westfield 3964
WI Weyauwega 4983
WI Weyerhaeuser 4895
WI Wheeler 4772
WI White Lake 4491
WI Whitehall 4773
WI Whitelaw 4247
WI Whitewater 3190
WI Wild Rose 4984
WI Willard 4493
WI Williams Bay 3191
WI Wilmot 3192
WI Wilson 4027
WI Wilton 4670
WI Windsor 3598
WI Winnebago 4985
WI Winneconne 4986
WI Winter 4896
WI Wisconsin Dells 3965
WI Wisconsin Rapids 4494-4495
WI Withee 4498
WI Wittenberg 4499
WI Wonewoc 3968
WI Woodford 3599
WI Woodland 3099
WI Woodman 3827
WI Woodruff 4568
WI Woodville 4028
WI Woodworth 3194
WI Wrightstown 4180
WI Wyocena 3969
WI Zachow 4182
WI Zenda 3195
`
